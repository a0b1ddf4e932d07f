import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

type CommandButtonProps = Omit<ButtonProps, 'sx'> & { pending: boolean };

/** A button that shows that its command is in progress. It stays enabled, because a disabled button loses the focus. */
export function CommandButton({ pending, startIcon, ...button }: CommandButtonProps) {
  return (
    <Button
      {...button}
      aria-disabled={pending}
      aria-busy={pending}
      startIcon={pending ? <CircularProgress size="1em" color="inherit" aria-hidden /> : startIcon}
      sx={{ '&[aria-busy=true]': { cursor: 'progress' } }}
    />
  );
}
