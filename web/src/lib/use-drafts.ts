import { useSyncExternalStore } from 'react';
import { draftedRecords, subscribeToDrafts } from './drafts.ts';

/** The records of which a person has drafts in a kind of form, live. */
export function useDraftedRecords(owner: string, form: string): string[] {
  // One text, because a list would be a new one at every look.
  const records = useSyncExternalStore(subscribeToDrafts, () => draftedRecords(owner, form).join('\n'));
  return records === '' ? [] : records.split('\n');
}
