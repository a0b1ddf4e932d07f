import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

type IconActionProps = IconButtonProps & {
  /** The text of the tooltip. */
  title: string;
  /** The accessible name, which also says what the action is on. */
  label: string;
  /** Whether the command of the action is in progress. The button stays enabled and keeps the focus. */
  pending?: boolean;
  /** Where `component` is a link. */
  to?: string;
};

/** An action of a row, of which only the icon is visible. */
export function IconAction({ title, label, pending, children, ...button }: IconActionProps) {
  return (
    <Tooltip title={title} describeChild>
      <IconButton {...button} aria-label={label} aria-busy={pending}>
        {pending ? <CircularProgress size={24} color="inherit" aria-hidden /> : children}
      </IconButton>
    </Tooltip>
  );
}
