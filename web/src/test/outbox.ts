import { vi } from 'vitest';
import type * as outbox from '@/lib/progress-outbox.ts';

/** Stands in for `@/lib/progress-outbox.ts`, in which nothing waits: `vi.mock('@/lib/progress-outbox.ts', () => import('./outbox.ts'))`. */
export const sendProgress = vi.fn<typeof outbox.sendProgress>(() => Promise.resolve());

const nothing: ReturnType<typeof outbox.waitingProgress> = [];
export const waitingProgress = (): typeof nothing => nothing;
export const isAllSent = vi.fn<typeof outbox.isAllSent>(() => Promise.resolve(true));
export const subscribeToOutbox = () => () => {};
export const waitsInTabAlone = vi.fn<typeof outbox.waitsInTabAlone>(() => false);
