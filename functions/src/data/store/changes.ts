import { isDeepStrictEqual } from 'node:util';
import { AuditAction, type AuditEntry } from '@padavu/domain/admin/audit';
import { coursesCollection } from '@padavu/domain/course/course';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { categoriesCollection } from '@padavu/domain/course/category';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Actor } from '#/actors.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import type { CountersData } from '#/data/admin/counters.ts';
import type { Fields } from './documents.ts';
import type { OnceData } from './once.ts';
import type { Transactions } from './transactions.ts';

// Changes of stored records: what differs, the version that follows, and what a write requires of the record before it.

/** What everything that creates or changes courses, categories and lessons depends on. */
export type ContentDeps = {
  db: Firestore;
  audit: AuditData;
  counters: CountersData;
  once: OnceData;
  byStaff: Transactions['byStaff'];
  now: () => Date;
};

/** Compares the version that a write expects with the stored one; throws 412 when they differ. */
export type Precondition = (updatedAt: Date) => void;

/** What a deletion requires of the document; throws when it is not so. */
export type RemovalCheck = (updatedAt: Date, stored: DocumentSnapshot) => void;

const collections = {
  course: coursesCollection,
  subcategory: categoriesCollection,
  lesson: lessonsCollection,
} as const;

type Noun = keyof typeof collections;
/** The verbs that the audit log's actions have for a noun. */
type VerbOf<N extends Noun, A = AuditAction> = A extends `${N}.${infer V}` ? V : never;
type Content = { id: number; title: string };

/** The value of `partOf` in the entries of a record's parts. */
export function wholeOf(noun: Noun, id: number): string {
  return `${collections[noun]}/${id}`;
}

type Change = Pick<AuditEntry, 'partOf' | 'undoes'> & { before: Fields | null; after: Fields | null };

/** The audit entry of a change of content. */
export function contentEntry<N extends Noun>(
  noun: N,
  verb: VerbOf<N>,
  actor: Actor,
  { id, title }: Content,
  change: Change,
): Omit<AuditEntry, 'at'> {
  return {
    actor,
    action: AuditAction.parse(`${noun}.${verb}`),
    target: { collection: collections[noun], id: String(id), label: title },
    ...change,
  };
}

/** An empty object of translations means the same as none. */
const comparable = (value: unknown) => (isDeepStrictEqual(value, {}) ? undefined : value);

/** The fields whose values in `wanted` differ, with both values; `undefined` when none differs. */
export function changesTo(current: Fields, wanted: Fields): { before: Fields; after: Fields } | undefined {
  const changed = Object.keys(wanted).filter(
    (field) => !isDeepStrictEqual(comparable(current[field]), comparable(wanted[field])),
  );
  if (changed.length === 0) return undefined;
  const pick = (record: Fields) => Object.fromEntries(changed.map((field) => [field, record[field] ?? null]));
  return { before: pick(current), after: pick(wanted) };
}

/** The amount or price of a payment or refund in the audit log has its currency beside it. */
export const withCurrency = (currency: string, fields: Fields): Fields =>
  'amount' in fields || 'price' in fields ? { ...fields, currency } : fields;

/** The moment of a change, always after the one before it, so that no two versions of a record have the same moment. */
export function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}
