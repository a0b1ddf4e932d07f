import { Discount, DiscountCheck, DiscountOffer } from '@padavu/domain/payment/discount';
import { DiscountInput, DiscountTermsInput } from '@padavu/domain/payment/discount-input';
import { discountLimits } from '@padavu/domain/payment/discount-limits';
import { dataReply } from '@padavu/domain/api/reply';
import { z } from 'zod';
import { newVersion, type Contract } from './contract.ts';
import { noSuchId } from './params.ts';

const tag = 'Discount codes';
const Stored = Discount.meta({ id: 'Discount' });
const Reply = dataReply(Stored);
const { min, max } = discountLimits.code;
const params = z.object({
  code: z.string().regex(new RegExp(`^[A-Z0-9-]{${min},${max}}$`), noSuchId),
});

export const discountContracts = {
  list: {
    method: 'GET',
    path: '/discounts',
    operationId: 'listDiscounts',
    summary: 'List the discount codes',
    description: `At most ${discountLimits.codes}, sorted by code.`,
    tag,
    access: 'admin',
    replies: { 200: dataReply(z.array(Stored)) },
  },
  read: {
    method: 'GET',
    path: '/discounts/:code',
    operationId: 'getDiscount',
    summary: 'Read a discount code',
    tag,
    access: 'admin',
    params,
    replies: { 200: Reply },
    refusals: [404],
    condition: 'If-None-Match',
  },
  create: {
    method: 'POST',
    path: '/discounts',
    operationId: 'createDiscount',
    summary: 'Create a discount code',
    description: `409 \`discount-taken\` if the code exists already, and \`discounts-full\` if there are ${discountLimits.codes} codes.`,
    tag,
    access: 'admin',
    idempotent: true,
    body: DiscountInput.meta({ id: 'DiscountInput' }),
    replies: { 201: Reply },
    headers: newVersion,
    refusals: [409],
  },
  update: {
    method: 'PUT',
    path: '/discounts/:code',
    operationId: 'updateDiscount',
    summary: 'Change a discount code',
    description:
      'Earlier registrations keep the discount that they were promised. A `limit` that is not above `used` ends the code. Using the code does not change its version.',
    tag,
    access: 'admin',
    params,
    body: DiscountTermsInput.meta({ id: 'DiscountTerms' }),
    replies: { 200: Reply },
    refusals: [404],
    condition: 'If-Match',
  },
  remove: {
    method: 'DELETE',
    path: '/discounts/:code',
    operationId: 'deleteDiscount',
    summary: 'Delete a discount code that no registration uses',
    description:
      '409 `discount-used` if a registration uses it. 404 for a repeated call. `auditId` in the response is the audit entry by which the deletion can be undone.',
    tag,
    access: 'admin',
    params,
    replies: {
      200: dataReply(z.object({ id: z.string(), auditId: z.string() }).meta({ id: 'DeletedDiscount' })),
    },
    refusals: [404, 409],
    condition: 'If-Match',
  },
  check: {
    method: 'POST',
    path: '/discounts/check',
    operationId: 'checkDiscount',
    summary: 'Check what a discount code takes off the price of a course',
    description:
      'For a course on the site that is open for registration. 400 at `code`, with the reason, if the code is not valid for it. The call reserves nothing: a registration checks the code again.',
    tag,
    access: 'public',
    body: DiscountCheck.meta({ id: 'DiscountCheck' }),
    replies: { 200: dataReply(DiscountOffer.meta({ id: 'DiscountOffer' })) },
    refusals: [429],
  },
} satisfies Record<string, Contract>;
