import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry } from '@padavu/domain/audit';
import { coursesCollection } from '@padavu/domain/course';
import { lessonsCollection } from '@padavu/domain/lesson';
import { subcategoriesCollection } from '@padavu/domain/subcategory';
import type { Administrator } from '#/http/authorise.ts';

/** Holds the version that a write was meant for against the one that is stored; throws 412 when they differ. */
export type Precondition = (updatedAt: Date) => void;

const collections = {
  course: coursesCollection,
  subcategory: subcategoriesCollection,
  lesson: lessonsCollection,
} as const;

type Noun = keyof typeof collections;
type Content = { id: number; title: string };
type Fields = Record<string, unknown>;

/** The trail's entry of a change of content. */
export function contentEntry(
  noun: Noun,
  verb: 'create' | 'update' | 'delete',
  actor: Administrator,
  { id, title }: Content,
  change: { before: Fields | null; after: Fields | null },
): Omit<AuditEntry, 'at'> {
  return {
    actor: { uid: actor.uid, name: actor.name },
    action: `${noun}.${verb}`,
    target: { collection: collections[noun], id: String(id), label: title },
    ...change,
  };
}

/** The fields of `wanted` that are not so yet, as they are and as they shall be; `undefined` when all are. */
export function changesTo(current: Fields, wanted: Fields): { before: Fields; after: Fields } | undefined {
  const changed = Object.keys(wanted).filter((field) => !isDeepStrictEqual(current[field], wanted[field]));
  if (changed.length === 0) return undefined;
  const pick = (record: Fields) => Object.fromEntries(changed.map((field) => [field, record[field] ?? null]));
  return { before: pick(current), after: pick(wanted) };
}

/** The moment of a change, always after the one before it, so that no two versions of a record are one. */
export function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}
