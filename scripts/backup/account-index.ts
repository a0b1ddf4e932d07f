import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const Row = z.object({ uid: z.string() });
const Count = z.object({ count: z.int() });

/**
 * An index of accounts by id, to compare two lists of them. It is a temporary SQLite database on disk, which is removed
 * with the process, so memory does not grow with the accounts. The lists need no order, because Google promises none.
 */
export function accountIndex(): Disposable & {
  /** Adds an account of the school. */
  add: (uid: string, fingerprint: string) => void;
  /** Marks the account as equal if it has this fingerprint. */
  markEqual: (uid: string, fingerprint: string) => void;
  isEqual: (uid: string) => boolean;
  countDifferent: () => number;
  /** The ids of the accounts that are not marked as equal. */
  different: () => Iterable<string>;
} {
  const database = new DatabaseSync('');
  database.exec(`
    PRAGMA journal_mode = OFF;
    CREATE TABLE accounts (uid TEXT PRIMARY KEY, fingerprint TEXT, isEqual INTEGER DEFAULT 0) WITHOUT ROWID;
    BEGIN`);
  const add = database.prepare('INSERT OR REPLACE INTO accounts (uid, fingerprint) VALUES (?, ?)');
  const markEqual = database.prepare('UPDATE accounts SET isEqual = 1 WHERE uid = ? AND fingerprint = ?');
  const equal = database.prepare('SELECT uid FROM accounts WHERE uid = ? AND isEqual = 1');
  const count = database.prepare('SELECT count(*) AS count FROM accounts WHERE isEqual = 0');
  const different = database.prepare('SELECT uid FROM accounts WHERE isEqual = 0');
  return {
    add: (uid, fingerprint) => void add.run(uid, fingerprint),
    markEqual: (uid, fingerprint) => void markEqual.run(uid, fingerprint),
    isEqual: (uid) => equal.get(uid) !== undefined,
    countDifferent: () => Count.parse(count.get()).count,
    *different() {
      for (const row of different.iterate()) yield Row.parse(row).uid;
    },
    [Symbol.dispose]: () => database.close(),
  };
}
