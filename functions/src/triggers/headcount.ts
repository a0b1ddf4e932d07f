import type { HeadcountData } from '#/data/headcount.ts';

type Log = { warn: (message: string, details: Record<string, unknown>) => void };
type Deps = { headcount: Pick<HeadcountData, 'check'>; log: Log };

/** Counts the accounts that no event has told of (decision 056). */
export function checkHeadcount({ headcount, log }: Deps) {
  return async (): Promise<void> => {
    const missing = await headcount.check();
    if (missing !== 0) log.warn('Accounts were counted anew', { missing });
  };
}
