import { CheckedCollection } from '@padavu/domain/attention';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { faultsIn, type AttentionData } from '#/data/attention.ts';

type Written = { data?: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined };

type Log = { warn: (message: string, details: Record<string, unknown>) => void };

/**
 * The list of what needs attention follows the documents, whoever wrote them. A write that leaves a sound document as
 * sound as it was ends here: nothing is read or written for it.
 */
export function followFaults({ attention }: { attention: Pick<AttentionData, 'follow'> }) {
  return async ({ data }: Written): Promise<void> => {
    const ref = data?.after.ref;
    const collection = CheckedCollection.safeParse(ref?.parent.id);
    if (!data || !ref || !collection.success) return;
    const isOrWasWrong = [data.before, data.after].some((snapshot) => faultsIn(collection.data, snapshot));
    if (isOrWasWrong) await attention.follow(collection.data, ref.id);
  };
}

/** Goes through all documents, for those without an event. */
export function checkAttention({ attention, log }: { attention: Pick<AttentionData, 'check'>; log: Log }) {
  return async (): Promise<void> => {
    const { length } = await attention.check();
    if (length > 0) log.warn('Documents need attention', { documents: length });
  };
}
