import type { MediaClearingData } from '#/data/media-clearing.ts';
import type { RetentionData } from '#/data/retention.ts';

type Log = { info: (message: string, details: Record<string, unknown>) => void };
type Deps = { retention: Pick<RetentionData, 'keep'>; mediaClearing: MediaClearingData; log: Log };

/** Keeps the retention times of `domain/src/retention.ts`, clears pictures that nothing shows, and says how much went. */
export function keepRetention({ retention, mediaClearing, log }: Deps) {
  return async (): Promise<void> => {
    const kept = await retention.keep();
    const media = await mediaClearing.clear();
    log.info('What was kept long enough is deleted', { ...kept, media });
  };
}
