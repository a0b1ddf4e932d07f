import { auditData } from '../../functions/src/data/audit.ts';
import { lessonCountsData } from '../../functions/src/data/lesson-counts.ts';
import { transactions } from '../../functions/src/data/transactions.ts';
import { db } from './accounts-firebase.ts';

const now = () => new Date();

export class Died extends Error {}

/**
 * What work on content depends on, in a process of its own that dies before its nth transaction; one that is never
 * reached for a process that lives.
 */
export function processThatDiesAt(nth: number) {
  let count = 0;
  const runTransaction: typeof db.runTransaction = (work, options) => {
    count += 1;
    return count === nth ? Promise.reject(new Died()) : db.runTransaction(work, options);
  };
  const { byAdmin } = transactions({ db: { collection: (path) => db.collection(path), runTransaction } });
  return { db, audit: auditData({ db, now }), byAdmin, lessonCounts: lessonCountsData({ db }), now };
}
