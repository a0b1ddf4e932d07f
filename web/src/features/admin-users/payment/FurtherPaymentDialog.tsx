import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { FurtherPaymentInput, furtherPaymentProblems } from '@padavu/domain/payment/further-payment';
import type { FurtherPayment } from '@padavu/domain/payment/further-payment';
import type { Payment } from '@padavu/domain/payment/payment';
import { formatDay } from '@padavu/domain/school/school-dates';
import { schoolDay } from '@padavu/domain/school/school-day';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { User } from '@padavu/domain/user/user';
import { useState } from 'react';
import { z } from 'zod';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { draftField, draftSelect, useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import { currentBrand, useBrand } from '@/lib/brand.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { addPayment, correctPayment, userRefusal } from '@/features/admin-users/api.ts';
import { marksProblems, MoneyFields, typedAmount } from './MoneyFields.tsx';
import { aboutPayment } from './PaymentDialog.tsx';

const { furtherPayment: texts } = adminMessages;

/** The values of the form of a further payment. */
const FurtherFields = z.object({
  amount: z.string(),
  method: z.string(),
  receivedOn: z.string(),
  note: z.string(),
});
type FurtherFields = z.infer<typeof FurtherFields>;

const { shape } = FurtherPaymentInput;

type Recorded = FurtherPayment & { id: string };

/** What else a person paid: the first payment, and the sum of all but the edited one. */
type Others = { first: Payment; paid: number };

const furtherForm = (recorded: FurtherPayment | null, others: Others) =>
  z
    .object({
      amount: typedAmount(others.first.currency).pipe(shape.amount),
      method: z.string().pipe(shape.method),
      receivedOn: z.string().pipe(shape.receivedOn),
      note: shape.note.unwrap(),
    })
    .superRefine(
      marksProblems((payment) =>
        furtherPaymentProblems(payment, recorded, others, currentBrand(), serverNow()),
      ),
    );

/** The values of a recorded payment; a new one is what is still due, received today. */
function fieldsOf(recorded: FurtherPayment | null, { first }: Others, due: number | null): FurtherFields {
  if (!recorded) {
    const receivedOn = schoolDay(currentBrand(), serverNow());
    return { amount: due ? String(due) : '', method: first.method, receivedOn, note: '' };
  }
  const { amount, method, receivedOn, note } = recorded;
  return { amount: String(amount), method, receivedOn, note };
}

type FurtherPaymentDialogProps = {
  user: User;
  /** The payment to correct, live; `null` for a new one. */
  recorded: Recorded | null;
  /** All further payments, live. */
  further: readonly Recorded[];
  others: Others;
  due: number | null;
  draftKey: DraftKey;
  onClose: () => void;
};

/** Adds a payment after the first one, or corrects it. */
export function FurtherPaymentDialog(props: FurtherPaymentDialogProps) {
  const { user, recorded, further, others, due, draftKey, onClose } = props;
  const [known] = useState(() => new Set(further.map(({ id }) => id)));
  const notify = useNotice();
  const { currency } = others.first;
  const draft = useDraftForm({
    draftKey,
    schema: FurtherFields,
    resolver: zodResolver(furtherForm(recorded, others)),
    record: { values: fieldsOf(recorded, others, due), version: recorded && recorded.recordedAt },
  });
  const saving = useSaving(draft, {
    save: (payment, version) =>
      recorded
        ? correctPayment({ userId: user.id, id: recorded.id, version }, payment)
        : addPayment(user.id, payment),
    refusalOf: (error) => userRefusal(error, adminMessageFor.paymentFailed),
    onSaved: () => {
      notify({ severity: 'success', text: recorded ? texts.corrected : texts.added });
      onClose();
    },
  });
  return (
    <FormDialog
      title={recorded ? texts.correct : texts.add}
      saving={saving}
      submit="Save"
      // One's own payment is in the list too before its reply.
      problem={!recorded && !saving.pending && <AddedMeanwhile payments={further} known={known} />}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {aboutPayment(user, currency)}. {texts.about}
      </Typography>
      <MoneyFields
        currency={currency}
        labels={{ day: 'Received on', method: 'Paid by' }}
        field={(name, hint) => draftField(draft, name === 'day' ? 'receivedOn' : name, hint)}
        method={(options) => draftSelect(draft, 'method', options)}
      />
    </FormDialog>
  );
}

type AddedMeanwhileProps = {
  payments: readonly Recorded[];
  /** The ids of those that were there when the dialog opened. */
  known: ReadonlySet<string>;
};

/** Two administrators may record the same payment, and nothing else in the form shows it. */
function AddedMeanwhile({ payments, known }: AddedMeanwhileProps) {
  const region = useBrand();
  return payments
    .filter(({ id }) => !known.has(id))
    .map(({ id, amount, currency, receivedOn, recordedBy }) => (
      <Alert key={id} severity="warning">
        {adminMessageFor.paymentAddedMeanwhile(
          recordedBy.name,
          formatMoney({ ...region, currency }, amount),
          formatDay(region, receivedOn),
        )}
      </Alert>
    ));
}
