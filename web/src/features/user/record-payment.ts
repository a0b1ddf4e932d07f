import { ifMatch } from '@padavu/domain/entity-tag';
import { paymentVersion } from '@padavu/domain/payment';
import type { PaymentInput } from '@padavu/domain/payment';
import { z } from 'zod';
import { callUserService } from './user-service.ts';

const Reply = z.object({ success: z.literal(true) });

/**
 * Records what a user has paid, or corrects what was recorded.
 * @param recordedAt the record that the administrator sees, `null` for none; another one is left as it is
 */
export async function recordPayment(
  id: string,
  payment: PaymentInput,
  recordedAt: Date | null,
): Promise<void> {
  await callUserService({
    method: 'PUT',
    path: `/admin/users/${encodeURIComponent(id)}/payment`,
    body: payment,
    ifMatch: ifMatch(paymentVersion(recordedAt && { recordedAt })),
    reply: Reply,
  });
}
