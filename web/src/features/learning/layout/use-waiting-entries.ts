import { useSyncExternalStore } from 'react';
import { subscribeToOutbox, waitingEntries, waitsInTabAlone } from '@/lib/outbox.ts';

/** What was recorded for a course on this device and waits in the outbox; empty if `courseId` is `null`. */
export function useWaitingEntries(uid: string, courseId: number | null) {
  const entries = useSyncExternalStore(subscribeToOutbox, waitingEntries, waitingEntries);
  return entries.filter((entry) => entry.uid === uid && entry.courseId === courseId);
}

/** Whether closing the page would lose entries, because the device is full. */
export const useIsDeviceFull = (): boolean =>
  useSyncExternalStore(subscribeToOutbox, waitsInTabAlone, () => false);
