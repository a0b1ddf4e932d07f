import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** A live region for screen readers. It must be in the page before its text changes. */
export function Announcement({ text }: { text: string }) {
  return (
    <Box role="status" sx={visuallyHidden}>
      {text}
    </Box>
  );
}
