import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { SettledDialog } from './SettledDialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  question: string;
  children?: ReactNode;
  confirm: string;
  /** What the way out is called; "Cancel" where nothing else says it better. */
  cancel?: string;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something that cannot be taken back. Cancel has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, question, children, confirm, cancel = 'Cancel', pending, onConfirm, onCancel } = props;
  const id = useId();
  // While it fades out it is still there to be pressed, as by the second half of a double click.
  const confirmOnce = () => {
    if (open) onConfirm();
  };
  return (
    <SettledDialog
      open={open}
      onClose={pending ? undefined : onCancel}
      aria-labelledby={id}
      role="alertdialog"
    >
      <DialogTitle id={id} variant="h3" sx={{ paddingTop: 3 }}>
        {question}
      </DialogTitle>
      {children && (
        <DialogContent>
          <DialogContentText component="div" sx={{ textWrap: 'pretty' }}>
            {children}
          </DialogContentText>
        </DialogContent>
      )}
      <DialogActions sx={{ padding: 3, paddingTop: 1 }}>
        <Button autoFocus onClick={onCancel} disabled={pending} color="inherit">
          {cancel}
        </Button>
        <Button variant="contained" color="error" onClick={confirmOnce} loading={pending}>
          {confirm}
        </Button>
      </DialogActions>
    </SettledDialog>
  );
}
