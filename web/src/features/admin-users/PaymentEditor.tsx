import { adminMessageFor } from '@padavu/domain/admin-messages';
import type { Payment } from '@padavu/domain/payment';
import type { User } from '@padavu/domain/user';
import { useNotice } from '@/components/Notices.tsx';
import { aboutPayment, fieldsOf, newPayment, PaymentDialog, usePrice } from './PaymentDialog.tsx';
import { useClaim } from './PaymentClaim.tsx';
import { recordPayment } from './api.ts';

export const paymentDrafts = 'payment';

type PaymentEditorProps = {
  /** The administrator's own id. */
  ownId: string;
  user: User;
  /** The recorded payment, live. */
  payment: Payment | null;
  onClose: () => void;
};

/** Records or corrects a user's payment. */
export function PaymentEditor({ ownId, user, payment, onClose }: PaymentEditorProps) {
  const notify = useNotice();
  const price = usePrice(user);
  const claim = useClaim(user.id);
  if (price === undefined || claim === undefined) return null;
  return (
    <PaymentDialog
      title={payment ? 'Correct payment' : 'Record payment'}
      about={aboutPayment(user)}
      submit="Save"
      place={{ owner: ownId, form: paymentDrafts, record: user.id }}
      record={{
        values: payment ? fieldsOf(payment) : newPayment(price, claim),
        version: payment?.recordedAt ?? null,
      }}
      save={(input, recordedAt) => recordPayment(user.id, input, recordedAt)}
      failed={adminMessageFor.paymentFailed}
      onSaved={() => {
        notify({ severity: 'success', text: `The payment of ${user.name} is recorded.` });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
