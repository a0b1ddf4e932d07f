import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import IconButton from '@mui/material/IconButton';
import { messages } from '@padavu/domain/messages';
import { alertWithActions } from '@/components/alert-styles.ts';
import { CommandButton } from '@/components/CommandButton.tsx';
import { useCommand } from '@/components/use-command.ts';

/** The outcome of a write. */
export type CategoryNoticeState =
  /** `undo` is the id of the audit entry by which it can be undone. */
  | { kind: 'success'; text: string; undo?: string }
  /** `title` says what failed, `text` why. */
  | { kind: 'error'; title: string; text: string };

type CategoryNoticeProps = {
  notice: CategoryNoticeState;
  onDismiss: () => void;
  /** Undoes the write; the outcome is another notice. */
  onUndo: (auditId: string) => Promise<void>;
};

/** A banner that stays in view until it is dismissed. */
export function CategoryNotice({ notice, onDismiss, onUndo }: CategoryNoticeProps) {
  const undo = notice.kind === 'success' ? notice.undo : undefined;
  const { pending, run } = useCommand({
    send: async () => {
      if (undo !== undefined) await onUndo(undo);
    },
  });
  return (
    <Alert
      severity={notice.kind}
      role={notice.kind === 'error' ? 'alert' : 'status'}
      action={
        <>
          {undo !== undefined && (
            <CommandButton color="inherit" pending={pending} onClick={run}>
              {messages.undo}
            </CommandButton>
          )}
          <IconButton color="inherit" aria-label="Dismiss" onClick={onDismiss}>
            <Close />
          </IconButton>
        </>
      }
      sx={{ ...alertWithActions, position: 'sticky', top: 8, zIndex: 'appBar' }}
    >
      {notice.kind === 'error' && <AlertTitle>{notice.title}</AlertTitle>}
      {notice.text}
    </Alert>
  );
}
