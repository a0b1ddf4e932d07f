import { describeError } from '#/redact.ts';
import type { ErasureData } from '#/data/erasure.ts';
import type { Outcomes } from '#/data/sweep.ts';
import type { TrashErasureData } from '#/data/trash-erasure.ts';
import type { UserTrashData } from '#/data/user-trash.ts';

type Write = (message: string, details: Record<string, unknown>) => void;
type Deps = {
  erasure: Pick<ErasureData, 'sweep'>;
  userTrash: Pick<UserTrashData, 'sweep'>;
  log: { warn: Write; error: Write };
};

/** Finishes interrupted deletions, restorations and erasures of accounts (docs/decisions/112, 114). */
export function finishDeletions({ erasure, userTrash, log }: Deps) {
  const record = (outcomes: Outcomes, finished: string, failed: string) => {
    for (const [uid, outcome] of outcomes) {
      if (outcome === 'finished') log.warn(finished, { uid });
      else log.error(failed, { uid, error: describeError(outcome.failure) });
    }
  };
  return async (): Promise<void> => {
    record(
      await userTrash.sweep(),
      'An interrupted deletion or restoration was finished',
      'A deletion or restoration could not be finished',
    );
    record(await erasure.sweep(), 'An interrupted erasure was finished', 'An erasure could not be finished');
  };
}

type ExpiryDeps = {
  trashErasure: Pick<TrashErasureData, 'expire'>;
  log: { info: Write; error: Write };
};

/** Deletes for good what has been in the trash for thirty days (docs/decisions/112). */
export function expireTrash({ trashErasure, log }: ExpiryDeps) {
  return async (): Promise<void> => {
    const { removed, failures } = await trashErasure.expire();
    for (const { id, failure } of failures)
      log.error('A trash entry could not be deleted for good', { id, error: describeError(failure) });
    log.info('Expired trash entries were deleted for good', { removed });
  };
}
