import { DiscountOffer } from '@padavu/domain/discount';
import { discountMessages } from '@padavu/domain/discount-messages';
import { dataReply } from '@padavu/domain/reply';
import { ApiError, callApi } from '@/lib/api.ts';

/** What the server says of a code: what the course costs with it, or why it is not good. */
export type CheckedDiscount =
  | { state: 'good'; offer: DiscountOffer }
  | { state: 'refused' | 'unknown'; message: string };

/** Asks what a code takes off a course. Nothing is reserved: the registration asks again. */
export async function checkDiscount(code: string, courseId: number): Promise<CheckedDiscount> {
  try {
    const { data: offer } = await callApi({
      method: 'POST',
      path: '/discounts/check',
      body: { code, courseId },
      reply: dataReply(DiscountOffer),
    });
    return { state: 'good', offer };
  } catch (error) {
    const reply =
      error instanceof ApiError && error.status > 0 && error.status < 500 ? error.reply : undefined;
    if (reply?.errors?.some(({ path }) => path === 'code'))
      return { state: 'refused', message: reply.message };
    return { state: 'unknown', message: reply?.message ?? discountMessages.failed };
  }
}
