import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import * as texts from '@/features/learning/texts.ts';

type SignOutDialogProps = { open: boolean; onConfirm: () => void; onCancel: () => void };

/** Asks for a confirmation, because signing out clears this device, including progress that could not be sent yet. */
export function SignOutDialog(props: SignOutDialogProps) {
  return (
    <ConfirmDialog {...props} pending={false} question={texts.signOutQuestion} confirm={texts.signOut}>
      {texts.signOutLoses}
    </ConfirmDialog>
  );
}
