import { isDeepStrictEqual } from 'node:util';
import { auditCollection, AuditEntry } from '@padavu/domain/admin/audit';
import { auditSearchWords } from '@padavu/domain/admin/audit-search';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { pluralize, rewriteEach, type Migration } from './migration.ts';

/** The search words of an entry; its other fields stay as they are. */
function changesOf(document: DocumentSnapshot) {
  const { data } = AuditEntry.safeParse(document.data());
  if (!data) return undefined;
  const searchWords = auditSearchWords(data.target);
  return isDeepStrictEqual(document.get('searchWords'), searchWords) ? undefined : { searchWords };
}

export const auditSearch: Migration = {
  name: 'audit entries can be found by the record that they are about',
  async run(context) {
    const count = await rewriteEach(context, auditCollection, changesOf);
    return { count, summary: pluralize(count, 'entry', 'entries') };
  },
};
