import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { CommandButton } from './CommandButton.tsx';
import { SettledDialog } from './SettledDialog.tsx';
import * as texts from './texts.ts';

type ConfirmDialogProps = {
  open: boolean;
  question: string;
  children?: ReactNode;
  confirm: string;
  /** The label of the button that cancels; "Cancel" by default. */
  cancel?: string;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something that cannot be undone. Cancel has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, question, children, confirm, cancel = texts.cancel, pending, onConfirm, onCancel } = props;
  // A second click, as of a double click, can still hit the button while the dialog fades out.
  const confirmOnce = () => {
    if (open && !pending) onConfirm();
  };
  return (
    <SettledDialog open={open} onClose={pending ? undefined : onCancel} role="alertdialog">
      <DialogTitle>{question}</DialogTitle>
      {children && (
        <DialogContent>
          <DialogContentText component="div" sx={{ textWrap: 'pretty' }}>
            {children}
          </DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button autoFocus onClick={pending ? undefined : onCancel} aria-disabled={pending} color="inherit">
          {cancel}
        </Button>
        <CommandButton variant="contained" color="error" onClick={confirmOnce} pending={pending}>
          {confirm}
        </CommandButton>
      </DialogActions>
    </SettledDialog>
  );
}

type DiscardDialogProps = { open: boolean; onDiscard: () => void; onKeep: () => void };

/** Asks before unsaved input is discarded. */
export function DiscardDialog({ open, onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      question={texts.discardQuestion}
      confirm={texts.discard}
      cancel={texts.keepEditing}
      pending={false}
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      {texts.notSavedYet}
    </ConfirmDialog>
  );
}
