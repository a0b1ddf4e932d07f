import Box from '@mui/material/Box';
import { limits } from '@padavu/domain/limits';
import { paymentMethodLabels, paymentMethods, schoolDay } from '@padavu/domain/payment';
import type { PaymentInput } from '@padavu/domain/payment';
import { useState } from 'react';
import { newerHint } from '@/components/newer-hint.ts';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import type { DraftForm } from '@/components/use-draft-form.ts';
import type { PaymentFields } from './payment-fields.ts';

const methods = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

/** The fields of a payment. */
export function PaymentFieldset({ draft }: { draft: DraftForm<PaymentFields, PaymentInput> }) {
  const [today] = useState(() => schoolDay(new Date()));
  const { register, formState } = draft.form;
  const field = (name: keyof PaymentFields, hint?: string) => ({
    error: formState.errors[name]?.message,
    hint: newerHint(draft.theirs(name)) ?? hint,
    ...register(name),
  });
  const theirMethod = methods.find(({ value }) => value === draft.theirs('method'))?.label;
  return (
    <>
      <Box sx={pair}>
        <TextInput
          label="Amount"
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          {...field('amount', 'In whole rupees')}
        />
        <TextInput label="Received on" type="date" max={today} {...field('receivedOn')} />
      </Box>
      <SelectInput label="Paid by" options={methods} {...field('method')} hint={newerHint(theirMethod)} />
      <TextAreaInput
        label="Note"
        rows={2}
        {...field('note', `For administrators alone, at most ${limits.payment.note} characters`)}
      />
    </>
  );
}
