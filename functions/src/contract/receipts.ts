import { OwnReceipt } from '@padavu/domain/receipt';
import { dataReply } from '@padavu/domain/reply';
import type { Contract } from './contract.ts';

export const receiptContracts = {
  readOwn: {
    method: 'GET',
    path: '/users/me/receipt',
    operationId: 'getOwnReceipt',
    summary: "Read the receipt of the caller's own payment",
    description:
      'The amount in words is in the language of `Accept-Language`, and so is the address of the school if it is translated. The receipt does not contain what administrators noted on the payment. `data` is `null` if there is no payment with a receipt number.',
    tag: 'Own account',
    access: 'signed-in',
    replies: { 200: dataReply(OwnReceipt.meta({ id: 'Receipt' }).nullable()) },
    refusals: [404],
  },
} satisfies Record<string, Contract>;
