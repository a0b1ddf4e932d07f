import type { PaymentInput } from '@padavu/domain/payment';
import type { User } from '@padavu/domain/user';
import { z } from 'zod';
import { callUserService } from './user-service.ts';

const Reply = z.object({ success: z.literal(true) });

/** Lets a user in and records what was paid, both or neither; a user whose status has changed is left as it is. */
export async function approveWithPayment({ id, status }: User, payment: PaymentInput): Promise<void> {
  await callUserService({
    method: 'PUT',
    path: `/admin/users/${encodeURIComponent(id)}/approve`,
    body: { expectedStatus: status, payment },
    reply: Reply,
  });
}
