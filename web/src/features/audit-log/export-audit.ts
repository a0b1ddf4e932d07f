import type { ListedAuditEntry } from '@padavu/domain/admin/audit';
import { auditChanges } from '@padavu/domain/admin/audit-changes';
import { matchesTarget } from '@padavu/domain/admin/audit-search';
import { auditActionNames, auditSentence } from '@padavu/domain/admin/audit-words';
import { limits } from '@padavu/domain/limits';
import { currentBrand } from '@/lib/brand.ts';
import { readQuery } from '@/lib/firebase/live.ts';
import type { ReadDocuments } from '@/lib/firebase/stored-documents.ts';
import type { AuditFilter } from './audit-filter.ts';
import { auditEntries } from './queries.ts';

const heading = [
  'When (UTC)',
  'Who',
  'What',
  'In words',
  'About',
  'Kind',
  'Number',
  'Changes',
  'Entry',
  'Undoes',
];

const pageSize: number = limits.auditPerExportPage;

function rowOf(entry: ListedAuditEntry): string[] {
  const { at, actor, action, target, id, undoes = '' } = entry;
  const changes = auditChanges(entry, currentBrand()).map(
    ({ field, before, after }) => `${field}: ${before ?? '—'} → ${after ?? '—'}`,
  );
  return [
    at.toISOString(),
    actor.name,
    auditActionNames[action],
    auditSentence(entry),
    target.label,
    target.collection,
    target.id,
    changes.join('\n'),
    id,
    undoes,
  ];
}

/** Entries as table rows, headings first. */
export const auditTable = (entries: readonly ListedAuditEntry[]): string[][] => [
  heading,
  ...entries.map(rowOf),
];

/**
 * Reads every entry that matches the filter, newest first, page by page.
 * @throws FirestoreError
 */
export async function* matchingEntries(filter: AuditFilter): AsyncIterable<ListedAuditEntry[]> {
  let last: ListedAuditEntry | undefined;
  do {
    const page: ReadDocuments<ListedAuditEntry> = await readQuery(
      auditEntries(filter, { ...currentBrand(), limit: pageSize }, last),
    );
    yield page.data.filter(({ target }) => matchesTarget(filter.about, target));
    last = page.data.length + page.skipped === pageSize ? page.data.at(-1) : undefined;
  } while (last);
}
