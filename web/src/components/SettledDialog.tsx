import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';

/** Nothing in it can be pressed for as long as the second half of a double click takes. */
const settling = {
  '@keyframes settle': { from: { pointerEvents: 'none' }, to: { pointerEvents: 'none' } },
  animation: 'settle 300ms',
  // Also where no motion is wanted: nothing moves.
  animationDuration: '300ms !important',
};

const inert = { backdrop: { sx: settling }, container: { sx: settling } };

/** A dialog that whoever double-clicks what opens it neither closes nor answers with the second click. */
export function SettledDialog({ slotProps, ...dialog }: DialogProps) {
  return <Dialog {...dialog} slotProps={{ ...slotProps, ...inert }} />;
}
