import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';

type SignOutQuestionProps = { open: boolean; onConfirm: () => void; onCancel: () => void };

/** Signing out takes everything from this device, and so what could not be sent yet. */
export function SignOutQuestion(props: SignOutQuestionProps) {
  return (
    <ConfirmDialog {...props} pending={false} question="Sign out and lose progress?" confirm="Sign out">
      Some of your progress is only on this device, because there was no network to send it. Signing out
      removes it. Go online first to keep it.
    </ConfirmDialog>
  );
}
