import { messageFor } from '@padavu/domain/messages';
import type { User } from '@padavu/domain/user';
import { useNotice } from '@/components/Notices.tsx';
import { RecordDialog } from '@/components/RecordDialog.tsx';
import { dropDraft } from '@/lib/drafts.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { userDocument } from './queries.ts';
import { aboutPayment, newPayment } from './payment-fields.ts';
import { usePrice } from './use-price.ts';
import { approveWithPayment } from './api.ts';

export const approvalDrafts = 'approval';

type ApprovalDialogProps = {
  /** The administrator's own id. */
  ownId: string;
  /** The id of the user to approve. */
  uid: string;
  onApproved: (user: User) => void;
  onClose: () => void;
};

/** Asks for the payment and approves the user with it. */
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
