import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { queue } from './queue.ts';

/** Other processes may hold a counter or a course at the same moment; five attempts, the default, give up too early. */
const maxAttempts = 20;

export type ContentTransactions = ReturnType<typeof contentTransactions>;

/**
 * Transactions that change courses, categories and lessons. They meet on counters and courses, so that of fifty at once
 * most would only wait and try again: within a process they run one after another (decision 014).
 */
export function contentTransactions({ db }: { db: Pick<Firestore, 'runTransaction'> }) {
  const inTurn = queue();
  return <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    inTurn(() => db.runTransaction(work, { maxAttempts }));
}
