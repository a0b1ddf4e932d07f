import type { RetentionData } from '#/data/retention.ts';

type Log = { info: (message: string, details: Record<string, unknown>) => void };
type Deps = { retention: RetentionData; log: Log };

/** Keeps the retention times of `domain/src/retention.ts`, and says how much went. */
export function keepRetention({ retention, log }: Deps) {
  return async (): Promise<void> => {
    log.info('What was kept long enough is deleted', await retention.keep());
  };
}
