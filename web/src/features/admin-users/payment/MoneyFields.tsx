import Box from '@mui/material/Box';
import { currencySigns, plainAmount } from '@padavu/domain/payment/amount';
import { limits } from '@padavu/domain/limits';
import { paymentMethods } from '@padavu/domain/payment/payment';
import { paymentMethodLabels } from '@padavu/domain/payment/payment-texts';
import type { ErrorReply } from '@padavu/domain/api/reply';
import { schoolDay } from '@padavu/domain/school/school-day';
import type { Region } from '@padavu/domain/school/usual-region';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { SelectInput } from '@/components/SelectInput.tsx';
import type { SelectOption } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import type { DraftField } from '@/components/use-draft-form.ts';
import { currentBrand, useBrand } from '@/lib/brand.ts';
import { serverNow } from '@/lib/server-clock.ts';

/** A payment keeps its currency when the school changes to another; a new one has that of the school. */
export const regionOf = (school: Region, currency?: string): Region => ({
  ...school,
  ...(currency && { currency }),
});

/** An amount as people write it, for the schema of the input that is sent. */
export const typedAmount = (currency: string | undefined) =>
  z.string().transform((text): unknown => plainAmount(regionOf(currentBrand(), currency), text));

/** Marks the fields that `problemsOf` finds impossible in the present state. */
export const marksProblems =
  <T,>(problemsOf: (input: T) => NonNullable<ErrorReply['errors']>) =>
  (input: T, context: Pick<z.RefinementCtx, 'addIssue'>): void => {
    for (const { path, message } of problemsOf(input))
      context.addIssue({ code: 'custom', path: [path], message });
  };

const methods = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

type MoneyFieldsProps = {
  /** The currency of a recorded payment; that of the school for a new one. */
  currency: string | undefined;
  labels: { day: string; method: string };
  field: (name: 'amount' | 'day' | 'note', hint?: string) => DraftField<string>;
  method: (options: readonly SelectOption[]) => DraftField<string> & { options: readonly SelectOption[] };
  /** A field below amount and day. */
  children?: ReactNode;
};

/** The fields of a payment or a refund: amount, day, method and note. */
export function MoneyFields({ currency, labels, field, method, children }: MoneyFieldsProps) {
  const region = regionOf(useBrand(), currency);
  const [now] = useState(serverNow);
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
        <TextInput label={labels.day} type="date" max={schoolDay(region, now)} {...field('day')} />
      </Box>
      {children}
      <SelectInput label={labels.method} {...method(methods)} />
      <TextAreaInput
        label="Note"
        rows={2}
        {...field('note', `Visible to administrators only, at most ${limits.payment.note} characters`)}
      />
    </>
  );
}
