import { schoolDay } from '@padavu/domain/school/school-day';
import type { PaymentClaim } from '@padavu/domain/payment/payment-claim';
import { discountWords } from '@padavu/domain/payment/payment-message';
import type { Payment } from '@padavu/domain/payment/payment';
import { PaymentInput, paymentProblems } from '@padavu/domain/payment/payment';
import type { User } from '@padavu/domain/user/user';
import { z } from 'zod';
import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { priceAfter } from '@padavu/domain/payment/discount-promise';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { FormDialog } from '@/components/FormDialog.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { draftField, draftSelect, useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import type { FormRecord } from '@/components/use-draft-form.ts';
import { currentBrand } from '@/lib/brand.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { userRefusal } from '@/features/admin-users/api.ts';
import { marksProblems, MoneyFields, regionOf, typedAmount } from './MoneyFields.tsx';
import { priceDocument } from '@/features/admin-users/queries.ts';

/** The values of the payment form. */
const PaymentFields = z.object({
  amount: z.string(),
  price: z.string(),
  method: z.string(),
  receivedOn: z.string(),
  note: z.string(),
});
type PaymentFields = z.infer<typeof PaymentFields>;

const { shape } = PaymentInput;
const { furtherPayment: texts } = adminMessages;

/**
 * The input that is sent; the payment's schema, the recorded payment, which it corrects, and the sum of the further
 * payments validate it.
 */
const paymentForm = (recorded: Payment | null, others: number) =>
  z
    .object({
      amount: typedAmount(recorded?.currency).pipe(shape.amount),
      price: z
        .union([z.literal('').transform(() => null), typedAmount(recorded?.currency)])
        .pipe(shape.price),
      method: z.string().pipe(shape.method),
      receivedOn: z.string().pipe(shape.receivedOn),
      note: shape.note.unwrap(),
    })
    .superRefine(
      marksProblems((payment) => paymentProblems(payment, recorded, currentBrand(), serverNow(), others)),
    );

/** The first values of a new payment, received today, with the transaction number of the payment claim. */
export function newPayment(price: number | null, claim: Pick<PaymentClaim, 'number'> | null): PaymentFields {
  return {
    amount: price === null ? '' : String(price),
    price: price === null ? '' : String(price),
    method: 'upi',
    receivedOn: schoolDay(currentBrand(), serverNow()),
    note: claim ? `Transaction ${claim.number}` : '',
  };
}

export function fieldsOf({ amount, price, method, receivedOn, note }: Payment): PaymentFields {
  return { amount: String(amount), price: price === null ? '' : String(price), method, receivedOn, note };
}

/** Who a payment is from, the promised discount, and the reference that the chat should name. */
export function aboutPayment({ name, course, discount, paymentReference }: User, currency?: string): string {
  const discountText = discount && discountWords(regionOf(currentBrand(), currency), discount);
  return [name, course, discountText, paymentReference && `reference ${paymentReference}`]
    .filter(Boolean)
    .join(', ');
}

type PaymentDialogProps = {
  title: string;
  /** The text about the payer, see `aboutPayment`. */
  about: string;
  submit: string;
  draftKey: DraftKey;
  record: FormRecord<PaymentFields>;
  /** The recorded payment, live. */
  payment?: Payment | null;
  /** The sum of the further payments. */
  others?: number;
  /** `version` is the one that the form is based on. */
  save: (payment: PaymentInput, version: Date | null) => Promise<void>;
  /** The message of a failure with its reason; it shows in the dialog, and the input stays. */
  failed: (reason: string) => string;
  onSaved: () => void;
  onClose: () => void;
};

/** The form of an offline payment. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { title, about, submit, draftKey, record, payment = null, others = 0 } = props;
  const { save, failed, onSaved, onClose } = props;
  const resolver = zodResolver(paymentForm(payment, others));
  const draft = useDraftForm({ draftKey, schema: PaymentFields, resolver, record });
  const saving = useSaving(draft, {
    save,
    refusalOf: (error) => userRefusal(error, failed),
    onSaved,
  });
  return (
    <FormDialog title={title} saving={saving} submit={submit} onClose={onClose}>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {about}
      </Typography>
      <MoneyFields
        currency={payment?.currency}
        labels={{ day: 'Received on', method: 'Paid by' }}
        field={(name, hint) => draftField(draft, name === 'day' ? 'receivedOn' : name, hint)}
        method={(options) => draftSelect(draft, 'method', options)}
      >
        <TextInput
          label={texts.price}
          inputMode="numeric"
          autoComplete="off"
          {...draftField(draft, 'price', texts.priceHint)}
        />
      </MoneyFields>
    </FormDialog>
  );
}

/**
 * The price that a user has to pay, in whole units of the currency: the promised one after a discount, otherwise that
 * of the course. `null` if it is unknown, `undefined` while it loads.
 */
export function usePrice(user: Pick<User, 'courseId' | 'discount'> | null): number | null | undefined {
  const { courseId = null, discount = null } = user ?? {};
  const { live } = useLiveDocument(courseId === null || discount ? null : priceDocument(courseId));
  if (discount) return priceAfter(discount);
  if (courseId === null) return null;
  if (live.state === 'loading') return undefined;
  return live.state === 'ready' ? (live.data?.price ?? null) : null;
}
