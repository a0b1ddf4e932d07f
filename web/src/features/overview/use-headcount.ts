import { assertNever } from '@padavu/domain/assert-never';
import { noAccounts } from '@padavu/domain/headcount';
import type { Headcount } from '@padavu/domain/headcount';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { headcountDocument } from './queries.ts';
import type { Figure } from './use-figure.ts';

/** How many accounts there are, live. Before the first one is counted there is no document. */
export function useHeadcount(): Figure<Headcount> {
  const { live, retry } = useLiveDocument(headcountDocument);
  switch (live.state) {
    case 'loading':
      return live;
    case 'failed':
      return { state: 'failed', retry };
    case 'ready':
      return { state: 'ready', value: live.data ?? noAccounts };
    default:
      return assertNever(live);
  }
}
