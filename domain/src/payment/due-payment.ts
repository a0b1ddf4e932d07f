import { z } from 'zod';
import { UserStatus } from '@padavu/domain/user/user';

/** The most first payments that one response of `GET /admin/payments/due` is found in. */
export const mostDuePayments = 200;

/** What a person still has to pay of the agreed price, in the response of `GET /admin/payments/due`. */
export const DuePayment = z.object({
  person: z.object({ id: z.string(), name: z.string(), course: z.string(), status: UserStatus }),
  currency: z.string(),
  /** The price that was agreed, of which `due` is not paid. */
  price: z.int().positive(),
  due: z.int().positive(),
  /** The day of the person's last payment. */
  lastPaidOn: z.iso.date(),
});
export type DuePayment = z.infer<typeof DuePayment>;
