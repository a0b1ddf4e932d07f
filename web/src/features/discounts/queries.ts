import { Discount, discountsCollection } from '@padavu/domain/payment/discount';
import { discountLimits } from '@padavu/domain/payment/discount-limits';
import type { LiveQuery } from '@/lib/firebase/live.ts';

/** All codes of the school. Their number is limited, so that they fit on one page. */
export const listedDiscounts: LiveQuery<typeof Discount> = {
  kind: 'query',
  collection: discountsCollection,
  where: [],
  orderBy: [['__name__', 'asc']],
  limit: discountLimits.codes,
  schema: Discount,
};
