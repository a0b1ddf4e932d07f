import { auditCollection } from '@padavu/domain/admin/audit';
import { z } from 'zod';
import { db } from './accounts-firebase.ts';

const Fields = z.record(z.string(), z.unknown()).nullable();

/** An audit entry with everything that is stored in it, and its id. */
const StoredEntry = z.looseObject({
  id: z.string(),
  actor: z.object({ uid: z.string(), name: z.string() }),
  action: z.string(),
  before: Fields,
  after: Fields,
  partOf: z.string().optional(),
  undoes: z.string().optional(),
});

/**
 * The audit entries about one record, the oldest first.
 * @param about an action (`lesson.reorder`), or what is before its dot (`lesson`); all actions by default
 */
export async function auditOf(id: number | string, about = '') {
  const { docs } = await db
    .collection(auditCollection)
    .where('target.id', '==', String(id))
    .orderBy('at')
    .get();
  return docs
    .map((document) => StoredEntry.parse({ ...document.data(), id: document.id }))
    .filter(({ action }) => about === '' || action === about || action.startsWith(`${about}.`));
}
