import type { PaymentInput } from '@padavu/domain/payment';
import { z } from 'zod';
import { callUserService } from './user-service.ts';

const Reply = z.object({ success: z.literal(true) });

/** Lets a pending user in and records what was paid, both or neither; one who is not pending any more is left as is. */
export async function approveWithPayment(id: string, payment: PaymentInput): Promise<void> {
  await callUserService({
    method: 'PUT',
    path: `/admin/users/${encodeURIComponent(id)}/approve`,
    body: { expectedStatus: 'pending', payment },
    reply: Reply,
  });
}
