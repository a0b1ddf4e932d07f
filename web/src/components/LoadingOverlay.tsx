import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

/** Lies over something that waits for its data, which must be positioned. */
export function LoadingOverlay({ text }: { text: string }) {
  return (
    <Box role="status" sx={overlay}>
      <Box sx={sign}>
        <CircularProgress size={28} aria-hidden />
        <Typography>{text}</Typography>
      </Box>
    </Box>
  );
}

const overlay = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  paddingTop: 8,
} as const;

const sign = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 1.5,
  paddingInline: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cornerShape: 'notch',
  bgcolor: 'background.paper',
} as const;
