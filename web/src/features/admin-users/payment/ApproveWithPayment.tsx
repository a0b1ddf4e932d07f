import CurrencyRupee from '@mui/icons-material/CurrencyRupee';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { adminMessageFor } from '@padavu/domain/admin/admin-messages';
import { sumOf } from '@padavu/domain/payment/further-payment';
import { paymentVersion } from '@padavu/domain/payment/payment';
import type { User } from '@padavu/domain/user/user';
import { DraftNotice } from '@/components/DraftNotice.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { RecordDialog } from '@/features/records/RecordDialog.tsx';
import { useDraftKey, useStaffMember } from '@/features/session/use-staff-member.ts';
import { combineReads, dataOf } from '@/lib/firebase/live-reads.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { userDocument } from '@/lib/firebase/user-document.ts';
import { approveWithPayment } from '@/features/admin-users/api.ts';
import { aboutPayment, fieldsOf, newPayment, PaymentDialog, usePrice } from './PaymentDialog.tsx';
import { useClaim } from './PaymentClaim.tsx';
import { usePayments } from './use-payments.ts';

type ApproveWithPaymentButtonProps = {
  user: User;
  onOpen: () => void;
  /** Shows an icon without text, for lists. */
  small?: boolean;
};

/**
 * Opens the dialog that approves a user with a payment. Another component renders the dialog, because this button may
 * disappear while the dialog is open.
 */
export function ApproveWithPaymentButton({ user, onOpen, small = false }: ApproveWithPaymentButtonProps) {
  const button = (
    <Button
      variant="outlined"
      onClick={onOpen}
      aria-label={`With payment: ${user.name}`}
      aria-haspopup="dialog"
      sx={small ? { minWidth: 44, paddingInline: 0 } : undefined}
    >
      {small ? <CurrencyRupee fontSize="small" /> : 'With payment'}
    </Button>
  );
  return small ? (
    <Tooltip title="Approve with payment" describeChild>
      {button}
    </Tooltip>
  ) : (
    button
  );
}

type ApproveWithPaymentProps = {
  /** The id of the user to approve; `null` closes the dialog. */
  userId: string | null;
  onUserChange: (uid: string | null) => void;
  /** Offers only the form draft for this user. */
  draftUserId?: string;
  onApproved?: () => void;
};

/**
 * The dialog that approves a user with a payment, or the notice of an unsaved draft. It is rendered beside the list,
 * because the user's row may disappear while it is open.
 */
export function ApproveWithPayment(props: ApproveWithPaymentProps) {
  const { userId, onUserChange, draftUserId, onApproved } = props;
  const { uid: ownId } = useStaffMember();
  if (userId === null) {
    return (
      <DraftNotice
        owner={ownId}
        form={approvalDrafts}
        record={draftUserId}
        describe={() => 'You have an unsaved approval with payment.'}
        onContinue={onUserChange}
      />
    );
  }
  const close = () => onUserChange(null);
  return (
    <ApprovalDialog
      key={userId}
      uid={userId}
      onApproved={() => {
        close();
        onApproved?.();
      }}
      onClose={close}
    />
  );
}

const approvalDrafts = 'approval';

type ApprovalDialogProps = {
  /** The id of the user to approve. */
  uid: string;
  onApproved: (user: User) => void;
  onClose: () => void;
};

/** Asks for the payment, which may be recorded already, and approves the user with it. */
function ApprovalDialog({ uid, onApproved, onClose }: ApprovalDialogProps) {
  const notify = useNotice();
  const userRead = useLiveDocument(userDocument(uid));
  const { live, retry } = combineReads(
    userRead,
    usePayments(uid),
    ({ data: user }, { data: payments }) => user && { user, ...payments },
  );
  const price = usePrice(dataOf(userRead) ?? null);
  const claim = useClaim(uid);
  const draftKey = useDraftKey(approvalDrafts, uid);
  const title = 'Approve with payment';
  return (
    <RecordDialog
      title={title}
      live={price === undefined || claim === undefined ? { state: 'loading' } : live}
      retry={retry}
      draftKey={draftKey}
      onClose={onClose}
    >
      {({ user, payment, further }) => (
        <PaymentDialog
          title={title}
          about={aboutPayment(user, payment?.currency)}
          submit="Approve"
          draftKey={draftKey}
          record={
            payment
              ? { values: fieldsOf(payment), version: paymentVersion(payment) }
              : { values: newPayment(price ?? null, claim ?? null), version: null }
          }
          payment={payment}
          others={sumOf(further)}
          save={(input, version) => approveWithPayment(uid, input, version)}
          failed={adminMessageFor.userApproveFailed}
          onSaved={() => {
            notify({ severity: 'success', text: `${user.name} is approved and can sign in.` });
            onApproved(user);
          }}
          onClose={onClose}
        />
      )}
    </RecordDialog>
  );
}
