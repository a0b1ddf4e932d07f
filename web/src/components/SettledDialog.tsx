import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';

/** Blocks presses for as long as the second half of a double click takes. */
const settling = {
  '@keyframes settle': { from: { pointerEvents: 'none' }, to: { pointerEvents: 'none' } },
  animation: 'settle 300ms',
  // Also with reduced motion: nothing moves.
  animationDuration: '300ms !important',
};

const inert = { backdrop: { sx: settling }, container: { sx: settling } };

/** A dialog that ignores the second half of the double click that opened it. */
export function SettledDialog({ slotProps, ...dialog }: DialogProps) {
  return <Dialog {...dialog} slotProps={{ ...slotProps, ...inert }} />;
}
