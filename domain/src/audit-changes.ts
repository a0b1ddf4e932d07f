import type { AuditEntry } from './audit.ts';

/** A field that an action changed, in words; `null` where there was nothing, or is nothing any more. */
export type AuditChange = { field: string; before: string | null; after: string | null };

/** What the system keeps for itself and nobody decides. */
const kept: ReadonlySet<string> = new Set([
  'id',
  '_id',
  'updatedAt',
  'lessonIds',
  'searchGrams',
  'claimsSetAt',
]);

const names: Readonly<Record<string, string>> = {
  courseId: 'Course number',
  subcategoryId: 'Category number',
  videoUrl: 'Video address',
};

/** A field's name as people read it: `originalPrice` is "Original price". A new order names lessons by their ids. */
function fieldName(field: string): string {
  if (/^\d+$/.test(field)) return `Day of lesson ${field}`;
  const spaced = field.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  return names[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function inWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(', ') || null;
  return JSON.stringify(value);
}

/** What was paid is told with the account's own fields. */
function flat(fields: AuditEntry['before']): Record<string, unknown> {
  const { payment, ...others } = fields ?? {};
  const flattened: Record<string, unknown> = others;
  for (const [field, value] of Object.entries(payment ?? {}) satisfies [string, unknown][]) {
    flattened[`payment${field.charAt(0).toUpperCase()}${field.slice(1)}`] = value;
  }
  return flattened;
}

/** What an entry says was changed, field by field: of something new what it is, of something deleted what it was. */
export function auditChanges(entry: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  const [before, after] = [flat(entry.before), flat(entry.after)];
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .filter((field) => !kept.has(field))
    .map((field) => ({
      field: fieldName(field),
      before: inWords(before[field]),
      after: inWords(after[field]),
    }))
    .filter((change) => change.before !== change.after);
}
