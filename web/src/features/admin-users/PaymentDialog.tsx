import { currencySigns, plainAmount } from '@padavu/domain/amount';
import { schoolDay } from '@padavu/domain/school-day';
import type { PaymentClaim } from '@padavu/domain/payment-claim';
import { discountWords } from '@padavu/domain/payment-message';
import type { Payment } from '@padavu/domain/payment';
import { isPaidAhead, PaymentInput, paymentMethods, paymentMessages } from '@padavu/domain/payment';
import { paymentMethodLabels } from '@padavu/domain/payment-texts';
import type { Region } from '@padavu/domain/usual-region';
import type { User } from '@padavu/domain/user';
import { z } from 'zod';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limits } from '@padavu/domain/limits';
import { useState } from 'react';
import { priceAfter } from '@padavu/domain/discount-promise';
import { FormDialog } from '@/components/FormDialog.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { draftField, draftSelect, useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import type { DraftForm, FormRecord } from '@/components/use-draft-form.ts';
import { currentBrand, useBrand } from '@/lib/brand.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { userProblem } from './api.ts';
import { priceDocument } from './queries.ts';

/** The values of the payment form. */
const PaymentFields = z.object({
  amount: z.string(),
  method: z.string(),
  receivedOn: z.string(),
  note: z.string(),
});
type PaymentFields = z.infer<typeof PaymentFields>;

const { shape } = PaymentInput;

/** A payment keeps its currency when the school changes to another; a new one has that of the school. */
const regionOf = (school: Region, currency?: string): Region => ({
  ...school,
  ...(currency && { currency }),
});

/**
 * The input that is sent; the payment's schema validates it.
 * @param recordedDay that of a recorded payment, which stays valid when the school's time zone changes
 */
const paymentForm = (currency: string | undefined, recordedDay: string | undefined) =>
  z.object({
    amount: z
      .string()
      .transform((text): unknown => plainAmount(regionOf(currentBrand(), currency), text))
      .pipe(shape.amount),
    method: z.string().pipe(shape.method),
    receivedOn: z
      .string()
      .pipe(shape.receivedOn)
      .refine(
        (receivedOn) =>
          receivedOn === recordedDay || !isPaidAhead({ receivedOn }, currentBrand(), serverNow()),
        paymentMessages.dayAhead,
      ),
    note: shape.note.unwrap(),
  });

/** The first values of a new payment, received today, with the transaction number of the payment claim. */
export function newPayment(price: number | null, claim: Pick<PaymentClaim, 'number'> | null): PaymentFields {
  return {
    amount: price === null ? '' : String(price),
    method: 'upi',
    receivedOn: schoolDay(currentBrand(), serverNow()),
    note: claim ? `Transaction ${claim.number}` : '',
  };
}

export function fieldsOf({ amount, method, receivedOn, note }: Payment): PaymentFields {
  return { amount: String(amount), method, receivedOn, note };
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
  /** The currency of a recorded payment, which keeps it when the school changes to another. */
  currency?: string | undefined;
  /** `version` is the one that the form is based on. */
  save: (payment: PaymentInput, version: Date | null) => Promise<void>;
  /** The message of a failure with its reason; it shows in the dialog, and the input stays. */
  failed: (reason: string) => string;
  onSaved: () => void;
  onClose: () => void;
};

/** The form of an offline payment. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { title, about, submit, draftKey, record, currency, save, failed, onSaved, onClose } = props;
  const recordedDay = record.version ? record.values.receivedOn : undefined;
  const resolver = zodResolver(paymentForm(currency, recordedDay));
  const draft = useDraftForm({ draftKey, schema: PaymentFields, resolver, record });
  const saving = useSaving(draft, {
    save,
    refusalOf: (error) => ({ message: failed(userProblem(error)) }),
    onSaved,
  });
  return (
    <FormDialog title={title} saving={saving} submit={submit} onClose={onClose}>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {about}
      </Typography>
      <PaymentFieldset draft={draft} currency={currency} />
    </FormDialog>
  );
}

const methods = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

type PaymentFieldsetProps = Pick<PaymentDialogProps, 'currency'> & {
  draft: DraftForm<PaymentFields, PaymentInput>;
};

/** The fields of a payment. */
function PaymentFieldset({ draft, currency }: PaymentFieldsetProps) {
  const region = regionOf(useBrand(), currency);
  const [now] = useState(serverNow);
  const field = (name: keyof PaymentFields, hint?: string) => draftField(draft, name, hint);
  return (
    <>
      <Box sx={pair}>
        <TextInput
          label="Amount"
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          {...field('amount', `In ${currencySigns(region)[0]}, as a whole number`)}
        />
        <TextInput label="Received on" type="date" max={schoolDay(region, now)} {...field('receivedOn')} />
      </Box>
      <SelectInput label="Paid by" {...draftSelect(draft, 'method', methods)} />
      <TextAreaInput
        label="Note"
        rows={2}
        {...field('note', `Visible to administrators only, at most ${limits.payment.note} characters`)}
      />
    </>
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
