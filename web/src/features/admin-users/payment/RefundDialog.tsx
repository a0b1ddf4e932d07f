import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { paymentVersion } from '@padavu/domain/payment/payment';
import type { Payment } from '@padavu/domain/payment/payment';
import { RefundInput, refundProblems } from '@padavu/domain/payment/refund';
import { schoolDay } from '@padavu/domain/school/school-day';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { User } from '@padavu/domain/user/user';
import { z } from 'zod';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { draftField, draftSelect, useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import { currentBrand, useBrand } from '@/lib/brand.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { recordRefund, userRefusal } from '@/features/admin-users/api.ts';
import { marksProblems, MoneyFields, typedAmount } from './MoneyFields.tsx';

const { refund: texts } = adminMessages;

/** The values of the refund form. */
const RefundFields = z.object({
  amount: z.string(),
  method: z.string(),
  refundedOn: z.string(),
  note: z.string(),
});
type RefundFields = z.infer<typeof RefundFields>;

const { shape } = RefundInput;

/** The input that is sent; the refund's schema and the payment validate it. */
const refundForm = (payment: Payment, others: number) =>
  z
    .object({
      amount: typedAmount(payment.currency).pipe(shape.amount),
      method: z.string().pipe(shape.method),
      refundedOn: z.string().pipe(shape.refundedOn),
      note: shape.note.unwrap(),
    })
    .superRefine(
      marksProblems((refund) => refundProblems(refund, payment, currentBrand(), serverNow(), others)),
    );

/** The values of a recorded refund; those of a new one give back everything that was paid, today. */
function fieldsOf({ amount, method, refund }: Payment, others: number): RefundFields {
  const refundedOn = schoolDay(currentBrand(), serverNow());
  const values = refund ?? { amount: amount + others, method, refundedOn, note: '' };
  return {
    amount: String(values.amount),
    method: values.method,
    refundedOn: values.refundedOn,
    note: values.note,
  };
}

type RefundDialogProps = {
  user: Pick<User, 'id' | 'name'>;
  /** The recorded payment, live. */
  payment: Payment;
  /** The sum of the further payments. */
  others: number;
  draftKey: DraftKey;
  onClose: () => void;
};

/** Records or corrects what was given back of a user's payments. */
export function RefundDialog({ user, payment, others, draftKey, onClose }: RefundDialogProps) {
  const notify = useNotice();
  const region = useBrand();
  const { amount, currency } = payment;
  const draft = useDraftForm({
    draftKey,
    schema: RefundFields,
    resolver: zodResolver(refundForm(payment, others)),
    record: { values: fieldsOf(payment, others), version: paymentVersion(payment) },
  });
  const saving = useSaving(draft, {
    save: (refund, version) => recordRefund(user.id, refund, version),
    refusalOf: (error) => userRefusal(error, adminMessageFor.refundFailed),
    onSaved: () => {
      notify({ severity: 'success', text: adminMessageFor.refundRecorded(user.name) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={payment.refund ? texts.correct : texts.record}
      saving={saving}
      submit="Save"
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {adminMessageFor.refundOf(user.name, formatMoney({ ...region, currency }, amount + others))}{' '}
        {texts.about}
      </Typography>
      <MoneyFields
        currency={currency}
        labels={{ day: texts.day, method: texts.method }}
        field={(name, hint) => draftField(draft, name === 'day' ? 'refundedOn' : name, hint)}
        method={(options) => draftSelect(draft, 'method', options)}
      />
    </FormDialog>
  );
}
