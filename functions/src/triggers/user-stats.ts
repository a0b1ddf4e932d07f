import type { UserStatsData } from '#/data/user-stats.ts';

type Log = { warn: (message: string, details: Record<string, unknown>) => void };
type Deps = { userStats: Pick<UserStatsData, 'check'>; log: Log };

/** Counts the accounts without an event (docs/decisions/056). */
export function checkUserStats({ userStats, log }: Deps) {
  return async (): Promise<void> => {
    const missing = await userStats.check();
    if (missing !== 0) log.warn('Accounts were counted anew', { missing });
  };
}
