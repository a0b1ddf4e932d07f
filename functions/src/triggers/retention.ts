import type { MediaClearingData } from '#/data/media-clearing.ts';
import type { RetentionData } from '#/data/retention.ts';

type Log = { info: (message: string, details: Record<string, unknown>) => void };
type Deps = { retention: Pick<RetentionData, 'deleteExpired'>; mediaClearing: MediaClearingData; log: Log };

/**
 * Deletes data after the retention times of `domain/src/retention.ts` and pictures that nothing shows, and logs how
 * many.
 */
export function deleteExpiredData({ retention, mediaClearing, log }: Deps) {
  return async (): Promise<void> => {
    const deleted = await retention.deleteExpired();
    const media = await mediaClearing.clear();
    log.info('Data past its retention time was deleted', { ...deleted, media });
  };
}
