import { byDay, furtherPaymentIdParts } from '@padavu/domain/payment/further-payment';
import type { UserPayments } from '@padavu/domain/payment/further-payment';
import { combineReads } from '@/lib/firebase/live-reads.ts';
import { useLiveDocument, useLiveQuery } from '@/lib/firebase/use-live.ts';
import { furtherPaymentDocuments, paymentDocument } from '@/features/admin-users/queries.ts';

/** The first payment and the further ones by their days, as they are stored. */
export type Payments = Pick<UserPayments, 'payment' | 'further'>;

/** A user's payments, live. */
export function usePayments(uid: string) {
  return combineReads(
    useLiveDocument(paymentDocument(uid)),
    useLiveQuery(furtherPaymentDocuments(uid)),
    ({ data: payment }, { data }): Payments => ({
      payment,
      further: byDay(
        data.flatMap((stored) => {
          const { uid: payer, key } = furtherPaymentIdParts(stored.id);
          return payer === uid ? [{ ...stored, id: key }] : [];
        }),
      ),
    }),
  );
}
