import { messageFor } from '@padavu/domain/messages';
import type { User } from '@padavu/domain/user';
import { useNotice } from '@/components/Notices.tsx';
import { RecordDialog } from '@/components/RecordDialog.tsx';
import { dropDraft } from '@/lib/drafts.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { userDocument } from './account-queries.ts';
import { approveWithPayment } from './approve-with-payment.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { aboutPayment, newPayment } from './payment-fields.ts';
import { usePrice } from './use-price.ts';

export const approvalDrafts = 'approval';

type ApprovalDialogProps = {
  /** The administrator's own id. */
  ownId: string;
  /** Who is to be let in, by id. */
  uid: string;
  onApproved: (user: User) => void;
  onClose: () => void;
};

/** Asks what was paid, and lets the user in with it. */
export function ApprovalDialog({ ownId, uid, onApproved, onClose }: ApprovalDialogProps) {
  const notify = useNotice();
  const { live, retry } = useLiveDocument(userDocument(uid));
  const price = usePrice(live.state === 'ready' ? (live.data?.courseId ?? null) : null);
  const place = { owner: ownId, form: approvalDrafts, record: uid };
  const title = 'Approve with payment';
  const close = () => {
    dropDraft(place);
    onClose();
  };
  return (
    <RecordDialog
      title={title}
      live={price === undefined ? { state: 'loading' } : live}
      retry={retry}
      onGone={close}
      onClose={onClose}
    >
      {(user) => (
        <PaymentDialog
          title={title}
          about={aboutPayment(user)}
          submit="Approve"
          place={place}
          record={{ values: newPayment(price ?? null), version: null }}
          save={(payment) => approveWithPayment(uid, payment)}
          failed={messageFor.userApproveFailed}
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
