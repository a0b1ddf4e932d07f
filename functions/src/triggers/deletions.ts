import type { UserRemovalData } from '#/data/user-removal.ts';

type Write = (message: string, details: Record<string, unknown>) => void;
type Deps = { userRemoval: Pick<UserRemovalData, 'sweep'>; log: { warn: Write; error: Write } };

/** Finishes deletions of accounts that were decided and died on the way (docs/decisions/013). */
export function finishDeletions({ userRemoval, log }: Deps) {
  return async (): Promise<void> => {
    for (const [uid, outcome] of await userRemoval.sweep()) {
      if (outcome === 'finished') log.warn('A deletion that died on the way was finished', { uid });
      else log.error('A deletion could not be finished', { uid, failure: outcome.failure });
    }
  };
}
