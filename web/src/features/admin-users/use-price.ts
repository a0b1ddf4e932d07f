import { priceAfter } from '@padavu/domain/discount-promise';
import type { User } from '@padavu/domain/user';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { priceDocument } from './queries.ts';

/**
 * What somebody is to pay, in whole rupees: what a discount code promised, otherwise the price of the course. `null` if unknown,
 * `undefined` while it loads.
 */
export function usePrice(user: Pick<User, 'courseId' | 'discount'> | null): number | null | undefined {
  const { courseId = null, discount = null } = user ?? {};
  const { live } = useLiveDocument(courseId === null || discount ? null : priceDocument(courseId));
  if (discount) return priceAfter(discount);
  if (courseId === null) return null;
  if (live.state === 'loading') return undefined;
  return live.state === 'ready' ? (live.data?.price ?? null) : null;
}
