import { DiscountOffer } from '@padavu/domain/payment/discount';
import { discountMessages } from '@padavu/domain/payment/discount-messages';
import { dataReply } from '@padavu/domain/api/reply';
import { callApi } from '@/lib/api.ts';
import { reasonOf, refusedFields } from '@/lib/refusals.ts';

/** The server's reply about a code: what the course costs with it, or why it is refused. */
export type CheckedDiscount =
  | { state: 'good'; offer: DiscountOffer }
  | { state: 'refused' | 'unknown'; message: string };

/**
 * Asks the server what a code takes off a course. Nothing is reserved: the registration checks the code again. While a
 * mouse or finger is down the reply waits, because it moves what is below it, and a press that loses its target does
 * nothing.
 */
export async function checkDiscount(code: string, courseId: number): Promise<CheckedDiscount> {
  const checked = await check(code, courseId);
  await press;
  return checked;
}

/** Resolves after the present press, and the click that it makes. */
let press = Promise.resolve();
let endPress = () => {};

// Leaving the field for a control begins the check with a press, so it is too late to listen from then on.
addEventListener('pointerdown', () => {
  endPress();
  press = new Promise((resolve) => (endPress = resolve));
});
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(endPress));

async function check(code: string, courseId: number): Promise<CheckedDiscount> {
  try {
    const { data: offer } = await callApi({
      method: 'POST',
      path: '/discounts/check',
      body: { code, courseId },
      reply: dataReply(DiscountOffer),
    });
    return { state: 'good', offer };
  } catch (error) {
    const isRefused = refusedFields(error).some(({ path }) => path === 'code');
    return { state: isRefused ? 'refused' : 'unknown', message: reasonOf(error, discountMessages.failed) };
  }
}
