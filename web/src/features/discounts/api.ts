import { Discount } from '@padavu/domain/payment/discount';
import type { DiscountInput } from '@padavu/domain/payment/discount-input';
import { ifMatch } from '@padavu/domain/api/entity-tag';
import { dataReply } from '@padavu/domain/api/reply';
import { z } from 'zod';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

const Reply = dataReply(Discount);
const DeleteReply = dataReply(z.object({ auditId: z.string() }));

/** @throws ApiError */
export async function createDiscount(body: DiscountInput): Promise<void> {
  await callAuthorisedApi({ method: 'POST', path: '/discounts', body, once: true, reply: Reply });
}

/** Changes a code that is still at `version`. @throws ApiError */
export async function updateDiscount({ code, ...body }: DiscountInput, version: Date): Promise<void> {
  const path = `/discounts/${code}`;
  await callAuthorisedApi({ method: 'PUT', path, body, ifMatch: ifMatch(version), reply: Reply });
}

/**
 * Deletes a code that nobody has used.
 * @returns the id of the audit entry, by which the deletion can be undone
 * @throws ApiError
 */
export async function deleteDiscount({ id, updatedAt }: Discount): Promise<string> {
  const path = `/discounts/${id}`;
  const { data } = await callAuthorisedApi({
    method: 'DELETE',
    path,
    ifMatch: ifMatch(updatedAt),
    reply: DeleteReply,
  });
  return data.auditId;
}
