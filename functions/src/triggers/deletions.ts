import { describeError } from '#/redact.ts';
import type { ErasureData } from '#/data/erasure.ts';
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
  return async (): Promise<void> => {
    for (const [uid, outcome] of await userTrash.sweep()) {
      if (outcome === 'finished') log.warn('An interrupted deletion or restoration was finished', { uid });
      else
        log.error('A deletion or restoration could not be finished', {
          uid,
          error: describeError(outcome.failure),
        });
    }
    for (const [uid, outcome] of await erasure.sweep()) {
      if (outcome === 'finished') log.warn('An interrupted erasure was finished', { uid });
      else log.error('An erasure could not be finished', { uid, error: describeError(outcome.failure) });
    }
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
