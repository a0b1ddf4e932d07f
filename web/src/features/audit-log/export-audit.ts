import { auditChanges } from '@padavu/domain/audit-changes';
import { matchesTarget } from '@padavu/domain/audit-search';
import { auditActionNames, auditSentence } from '@padavu/domain/audit-words';
import { limits } from '@padavu/domain/limits';
import { currentBrand } from '@/lib/brand.ts';
import { readQuery } from '@/lib/firebase/live.ts';
import type { ReadDocuments } from '@/lib/firebase/stored-documents.ts';
import type { AuditFilter } from './audit-filter.ts';
import { auditEntries } from './queries.ts';
import type { ListedEntry } from './queries.ts';

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

function rowOf(entry: ListedEntry): string[] {
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

type Options = { signal: AbortSignal; onProgress: (count: number) => void };

/**
 * Every entry that matches the filter, newest first, as table rows with headings, read page by page.
 * @returns the rows; `undefined` if it was stopped
 * @throws FirestoreError
 */
export async function exportRows(
  filter: AuditFilter,
  { signal, onProgress }: Options,
): Promise<string[][] | undefined> {
  const rows = [heading];
  let last: ListedEntry | undefined;
  do {
    const page: ReadDocuments<ListedEntry> = await readQuery(
      auditEntries(filter, { ...currentBrand(), limit: pageSize }, last),
    );
    if (signal.aborted) return undefined;
    rows.push(...page.data.filter(({ target }) => matchesTarget(filter.about, target)).map(rowOf));
    onProgress(rows.length - 1);
    last = page.data.length + page.skipped === pageSize ? page.data.at(-1) : undefined;
  } while (last);
  return rows;
}
