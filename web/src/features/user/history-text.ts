import { auditActionNames } from '@padavu/domain/audit-words';
import { formatRupees } from '@padavu/domain/brand';
import { PaymentInput, paymentMethodLabels } from '@padavu/domain/payment';
import { z } from 'zod';
import { mediumDayText } from '@/components/MediumDate.tsx';
import type { HistoryEntry } from './account-queries.ts';

/** A payment as an entry tells of one: whole, or the fields that were changed. */
const Told = z.object({
  amount: z.number().optional().catch(undefined),
  method: PaymentInput.shape.method.optional().catch(undefined),
  receivedOn: z.iso.date().optional().catch(undefined),
  note: z.string().optional().catch(undefined),
});
const WithPayment = z.object({ payment: Told });

/** What was done, in a word or two. */
export function historyTitle({ action, before }: HistoryEntry): string {
  if (action === 'user.payment' && before !== null) return 'Payment corrected';
  return auditActionNames[action];
}

/** What is to be said of it beside that, a line each. */
export function historyLines({ action, before, after }: HistoryEntry): string[] {
  const told = action === 'user.payment' ? Told.safeParse(after) : WithPayment.safeParse(after ?? before);
  if (!told.success) return [];
  const { amount, method, receivedOn, note } = 'payment' in told.data ? told.data.payment : told.data;
  const paid = [
    amount === undefined ? '' : formatRupees(amount),
    method === undefined ? '' : `by ${paymentMethodLabels[method]}`,
    receivedOn === undefined ? '' : `received on ${mediumDayText(receivedOn)}`,
  ];
  return [paid.filter(Boolean).join(', '), note ? `Note: ${note}` : ''].filter(Boolean);
}
