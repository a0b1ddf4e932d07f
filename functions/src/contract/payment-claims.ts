import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { PaymentClaimInput, PaymentClaimReply } from '@padavu/domain/payment/payment-claim';
import { SentPicture } from '@padavu/domain/picture/sent-picture';
import { dataReply } from '@padavu/domain/api/reply';
import type { Contract } from './contract.ts';
import { accountParams } from './params.ts';

const Claim = PaymentClaimReply.meta({ id: 'PaymentClaim' });

/** In bytes: a picture as base64, and the fields around it. */
const longestBody = 400_000;

export const paymentClaimContracts = {
  readOwn: {
    method: 'GET',
    path: '/users/me/payment-claim',
    operationId: 'getOwnPaymentClaim',
    summary: "Read the caller's own payment claim",
    description: '`data` is `null` if there is none.',
    tag: 'Own account',
    access: 'signed-in',
    replies: { 200: dataReply(Claim.nullable()) },
    refusals: [404],
  },
  sendOwn: {
    method: 'PUT',
    path: '/users/me/payment-claim',
    operationId: 'sendOwnPaymentClaim',
    summary: 'Send a payment claim: "I have paid"',
    description: `For people who wait for approval; 409 \`changed-meanwhile\` once their registration is decided. It
replaces an earlier claim; without \`picture\`, the earlier picture stays. Pictures are WebP, PNG or JPEG of at most
200 KiB, and at most 4096 pixels in width and in height. Only administrators see them.`,
    tag: 'Own account',
    access: 'signed-in',
    body: PaymentClaimInput.meta({ id: 'PaymentClaimInput' }),
    longestBody,
    replies: { 200: dataReply(Claim) },
    refusals: [404, 409, 429],
  },
  read: {
    method: 'GET',
    path: '/admin/users/:id/payment-claim',
    operationId: 'getPaymentClaim',
    summary: 'Read the payment claim of a user',
    description: '`data` is `null` if there is none.',
    tag: 'Users',
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    replies: { 200: dataReply(Claim.nullable()) },
    refusals: [404],
  },
  picture: {
    method: 'GET',
    path: '/admin/users/:id/payment-claim/picture',
    operationId: 'getPaymentClaimPicture',
    summary: 'Read the picture of the receipt that a user sent',
    tag: 'Users',
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    replies: { 200: dataReply(SentPicture.meta({ id: 'ClaimPicture' })) },
    refusals: [404],
  },
} satisfies Record<string, Contract>;
