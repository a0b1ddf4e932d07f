import { isDeepStrictEqual } from 'node:util';
import { auditCollection, AuditEntry } from '@padavu/domain/audit';
import { auditSearchWords } from '@padavu/domain/audit-search';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { pluralize, rewriteEach, type Migration } from './migration.ts';

/** What searches find an entry by; what the entry says stays as it is. */
function changesOf(document: DocumentSnapshot) {
  const { data } = AuditEntry.safeParse(document.data());
  if (!data) return undefined;
  const searchWords = auditSearchWords(data.target);
  return isDeepStrictEqual(document.get('searchWords'), searchWords) ? undefined : { searchWords };
}

export const auditSearch: Migration = {
  name: 'the audit log is found by what it is about',
  async run(migrating) {
    const count = await rewriteEach(migrating, auditCollection, changesOf);
    return { count, said: pluralize(count, 'entry', 'entries') };
  },
};
