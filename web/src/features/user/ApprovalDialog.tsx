import { messageFor } from '@padavu/domain/messages';
import type { User } from '@padavu/domain/user';
import { useNotice } from '@/components/Notices.tsx';
import { approveWithPayment } from './approve-with-payment.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { aboutPayment, newPayment } from './payment-fields.ts';
import { usePrice } from './use-price.ts';

type ApprovalDialogProps = { user: User; onApproved?: (() => void) | undefined; onClose: () => void };

/** Asks what was paid, and lets the user in with it. */
export function ApprovalDialog({ user, onApproved, onClose }: ApprovalDialogProps) {
  const notify = useNotice();
  const price = usePrice(user.courseId);
  if (price === undefined) return null;
  return (
    <PaymentDialog
      title="Approve with payment"
      about={aboutPayment(user)}
      submit="Approve"
      initial={newPayment(price)}
      onSubmit={async (payment) => {
        await approveWithPayment(user, payment);
        notify({ severity: 'success', text: `${user.name} is approved and can sign in.` });
        onClose();
        onApproved?.();
      }}
      failed={messageFor.userApproveFailed}
      onClose={onClose}
    />
  );
}
