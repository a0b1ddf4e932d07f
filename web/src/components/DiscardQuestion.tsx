import { ConfirmDialog } from './ConfirmDialog.tsx';

type DiscardQuestionProps = { open: boolean; onDiscard: () => void; onKeep: () => void };

/** Asks before unsaved input is discarded. */
export function DiscardQuestion({ open, onDiscard, onKeep }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      question="Discard your changes?"
      confirm="Discard"
      cancel="Keep editing"
      pending={false}
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      Your changes are not saved yet.
    </ConfirmDialog>
  );
}
