import { vi } from 'vitest';
import type * as outbox from '@/lib/outbox.ts';

/** A fake of `@/lib/outbox.ts` in which nothing waits: `vi.mock('@/lib/outbox.ts', () => import('./outbox.ts'))`. */
export const sendProgress = vi.fn<typeof outbox.sendProgress>(() => Promise.resolve());

const nothing: ReturnType<typeof outbox.waitingEntries> = [];
export const waitingEntries = (): typeof nothing => nothing;
export const isNote: typeof outbox.isNote = (entry) => 'note' in entry;
export const isProgress: typeof outbox.isProgress = (entry) => 'progress' in entry;
export const sendNote = vi.fn<typeof outbox.sendNote>(() => Promise.resolve());
export const sendAnswers = vi.fn<typeof outbox.sendAnswers>(() => Promise.resolve());
export const isAllSent = vi.fn<typeof outbox.isAllSent>(() => Promise.resolve(true));
export const subscribeToOutbox = () => () => {};
export const waitsInTabAlone = vi.fn<typeof outbox.waitsInTabAlone>(() => false);
