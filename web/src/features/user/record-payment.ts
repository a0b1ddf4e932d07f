import { ifMatch } from '@padavu/domain/entity-tag';
import { paymentVersion } from '@padavu/domain/payment';
import type { Payment, PaymentInput } from '@padavu/domain/payment';
import { z } from 'zod';
import { callUserService } from './user-service.ts';

const Reply = z.object({ success: z.literal(true) });

/** Records what a user has paid, or corrects the record that the administrator sees; another one is left as it is. */
export async function recordPayment(id: string, payment: PaymentInput, seen: Payment | null): Promise<void> {
  await callUserService({
    method: 'PUT',
    path: `/admin/users/${encodeURIComponent(id)}/payment`,
    body: payment,
    ifMatch: ifMatch(paymentVersion(seen)),
    reply: Reply,
  });
}
