import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Says to a screen reader what the eye sees happen. It must stand there before it has something to say. */
export function Announcement({ text }: { text: string }) {
  return (
    <Box role="status" sx={visuallyHidden}>
      {text}
    </Box>
  );
}
