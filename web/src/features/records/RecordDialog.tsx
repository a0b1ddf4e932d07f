import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/values/assert-never';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import type { ReactNode } from 'react';
import { dropDraft } from '@/lib/drafts.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { failureMessage } from '@/lib/firebase/failure.ts';
import { UnreadableError } from '@/lib/firebase/stored-documents.ts';
import type { LiveRead } from '@/lib/firebase/live.ts';
import { FormShapes } from '@/components/FormShapes.tsx';
import { SettledDialog } from '@/components/SettledDialog.tsx';
import { SkeletonView } from '@/components/SkeletonView.tsx';

type RecordDialogProps<T> = LiveRead<T | null> & {
  title: string;
  /** The draft of the record's form, where it has one. A record that was deleted makes it useless. */
  draftKey?: DraftKey;
  onClose: () => void;
  /** Renders the dialog of the loaded record. */
  children: (record: T) => ReactNode;
};

/** The dialog of one live record, with its loading, error and deleted states. */
export function RecordDialog<T>({ title, live, retry, draftKey, onClose, children }: RecordDialogProps<T>) {
  switch (live.state) {
    case 'loading':
      return (
        <MessageDialog title={title} onClose={onClose}>
          <SkeletonView text="One moment...">
            <FormShapes fields={3} />
          </SkeletonView>
        </MessageDialog>
      );
    case 'failed':
      return (
        <MessageDialog
          title={title}
          onClose={onClose}
          action={
            <Button variant="contained" onClick={retry}>
              Try again
            </Button>
          }
        >
          <Typography role="alert">
            {live.error instanceof UnreadableError
              ? adminMessages.attention.unreadable
              : (failureMessage(live.error) ?? messages.server.error)}
          </Typography>
        </MessageDialog>
      );
    case 'ready':
      if (live.data !== null) return children(live.data);
      return <DeletedDialog title={title} draftKey={draftKey} onClose={onClose} />;
    default:
      return assertNever(live);
  }
}

type DeletedDialogProps = { title: string; draftKey: DraftKey | undefined; onClose: () => void };

/** Says that the record of a form was deleted, and drops the draft. */
export function DeletedDialog({ title, draftKey, onClose }: DeletedDialogProps) {
  const forget = () => {
    if (draftKey) dropDraft(draftKey);
    onClose();
  };
  return (
    <MessageDialog title={title} onClose={forget}>
      <Typography role="alert">Someone else has deleted this.</Typography>
    </MessageDialog>
  );
}

type MessageDialogProps = { title: string; onClose: () => void; action?: ReactNode; children: ReactNode };

function MessageDialog({ title, onClose, action, children }: MessageDialogProps) {
  return (
    <SettledDialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          Close
        </Button>
        {action}
      </DialogActions>
    </SettledDialog>
  );
}
