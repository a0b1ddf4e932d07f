import { CheckedCollection } from '@padavu/domain/attention';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { faultsIn, type AttentionData } from '#/data/attention.ts';

type DocumentEvent = { data?: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined };

type Log = { warn: (message: string, details: Record<string, unknown>) => void };

/**
 * Updates the list of what needs attention after a write, by whomever. For a write to a sound document that stays
 * sound, nothing is read or written.
 */
export function syncAttention({ attention }: { attention: Pick<AttentionData, 'sync'> }) {
  return async ({ data }: DocumentEvent): Promise<void> => {
    const ref = data?.after.ref;
    const collection = CheckedCollection.safeParse(ref?.parent.id);
    if (!data || !ref || !collection.success) return;
    const isOrWasFaulty = [data.before, data.after].some((snapshot) => faultsIn(collection.data, snapshot));
    if (isOrWasFaulty) await attention.sync(collection.data, ref.id);
  };
}

/** Checks all documents, for those that had no event. */
export function checkAttention({ attention, log }: { attention: Pick<AttentionData, 'check'>; log: Log }) {
  return async (): Promise<void> => {
    const { faulty } = await attention.check();
    if (faulty.length > 0) log.warn('Documents need attention', { documents: faulty.length });
  };
}
