import { DraftNotice } from '@/components/DraftNotice.tsx';
import { ApprovalDialog, approvalDrafts } from './ApprovalDialog.tsx';

type ApproveWithPaymentProps = {
  /** The administrator's own id. */
  ownId: string;
  /** The id of the user to approve; `null` closes the dialog. */
  userId: string | null;
  onAsk: (uid: string | null) => void;
  /** Offers only the draft of this user. */
  only?: string;
  onApproved?: () => void;
};

/**
 * The dialog that approves a user with a payment, or the notice of an unsaved draft. It is rendered beside the list,
 * because the user's row may disappear meanwhile.
 */
export function ApproveWithPayment({ ownId, userId, onAsk, only, onApproved }: ApproveWithPaymentProps) {
  if (userId === null) {
    return (
      <DraftNotice
        owner={ownId}
        form={approvalDrafts}
        record={only}
        describe={() => 'You have an unsaved approval with payment.'}
        onContinue={onAsk}
      />
    );
  }
  const close = () => onAsk(null);
  return (
    <ApprovalDialog
      key={userId}
      ownId={ownId}
      uid={userId}
      onApproved={() => {
        close();
        onApproved?.();
      }}
      onClose={close}
    />
  );
}
