import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { forgetInTab, keysInTab, readInTab, storeInTab } from './stored.ts';
import type { TabKey } from './stored.ts';

/**
 * Identifies a draft: the person who typed it, the kind of form, and the record (its id, or `new`). Somebody who signs
 * in to the same tab after another person finds only their own drafts.
 */
export type DraftKey = { owner: string; form: string; record: string };

/**
 * The edited values, and the record as it was when the editing began: `version` is its `updatedAt`, `null` for a new
 * one.
 */
type Draft<T> = { base: T; typed: T; version: Date | null };

const tabKey = ({ owner, form, record }: DraftKey): TabKey => `draft/${owner}/${form}/${record}`;

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A draft whose values fit `values`; `null` when there is none. */
export function readDraft<T>(key: DraftKey, values: z.ZodType<T>): Draft<T> | null {
  const stored = readInTab(
    tabKey(key),
    z.object({ base: values, typed: values, version: z.number().nullable() }),
  );
  return stored && { ...stored, version: stored.version === null ? null : new Date(stored.version) };
}

/** Stores a draft for this tab: through a reload, and through an expired session, until it is dropped. */
export function storeDraft<T>(key: DraftKey, { base, typed, version }: Draft<T>): void {
  storeInTab(tabKey(key), { base, typed, version: version?.getTime() ?? null });
  notifyListeners();
}

export function dropDraft(key: DraftKey): void {
  forgetInTab(tabKey(key));
  notifyListeners();
}

/** Drops all drafts of a person in this tab. */
export function dropDraftsOf(owner: string): void {
  forgetInTab(...keysInTab(`draft/${owner}/`));
  notifyListeners();
}

function recordsWithDrafts(owner: string, form: string): string[] {
  const start = tabKey({ owner, form, record: '' });
  return keysInTab(start).map((key) => key.slice(start.length));
}

/** The records of which a person has drafts in a kind of form, live. */
export function useRecordsWithDrafts(owner: string, form: string): string[] {
  // One string, because each call would return a new array.
  const records = useSyncExternalStore(subscribeToDrafts, () => recordsWithDrafts(owner, form).join('\n'));
  return records === '' ? [] : records.split('\n');
}
