import { Discount, DiscountCheck, DiscountOffer } from '@padavu/domain/discount';
import { DiscountInput, DiscountTermsInput } from '@padavu/domain/discount-input';
import { discountLimits } from '@padavu/domain/discount-limits';
import { dataReply } from '@padavu/domain/reply';
import { z } from 'zod';
import type { Contract } from './contract.ts';
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
    description: `At most ${discountLimits.codes}, by code.`,
    tag,
    access: 'admin',
    replies: { 200: dataReply(z.array(Stored)) },
    condition: 'If-None-Match',
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
    summary: 'Make a discount code',
    description: `409 \`discount-taken\` for a code that there is, and \`discounts-full\` where there are ${discountLimits.codes}.`,
    tag,
    access: 'admin',
    idempotent: true,
    body: DiscountInput.meta({ id: 'DiscountInput' }),
    replies: { 201: Reply },
    refusals: [409],
  },
  update: {
    method: 'PUT',
    path: '/discounts/:code',
    operationId: 'updateDiscount',
    summary: 'Change a discount code',
    description:
      'Whoever has registered with it keeps what was promised. A limit below the number of uses ends the code. A use is no new version.',
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
    summary: 'Delete a discount code that no registration holds',
    description:
      '409 `discount-used` for one that a registration holds. `auditId` names the entry by which it can be undone.',
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
    summary: 'Ask what a discount code takes off a course',
    description:
      'For a course of the site that is open for registration. 400 at `code` with the reason where the code is not good for it. Nothing is reserved: a registration asks again.',
    tag,
    access: 'public',
    body: DiscountCheck.meta({ id: 'DiscountCheck' }),
    replies: { 200: dataReply(DiscountOffer.meta({ id: 'DiscountOffer' })) },
    refusals: [429],
  },
} satisfies Record<string, Contract>;
