import { OwnReceipt } from '@padavu/domain/receipt';
import { dataReply } from '@padavu/domain/reply';
import type { Contract } from './contract.ts';

export const receiptContracts = {
  readOwn: {
    method: 'GET',
    path: '/users/me/receipt',
    operationId: 'getOwnReceipt',
    summary: 'Read the receipt of the own payment',
    description:
      'The amount in words is in the language of `Accept-Language`, and so is the address of the school where it has written it. What administrators noted of the payment is not in it. `null` where no payment is recorded.',
    tag: 'Own account',
    access: 'signed-in',
    replies: { 200: dataReply(OwnReceipt.meta({ id: 'Receipt' }).nullable()) },
    refusals: [404],
  },
} satisfies Record<string, Contract>;
