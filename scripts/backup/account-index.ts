import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const Row = z.object({ uid: z.string() });
const Count = z.object({ count: z.int() });

/**
 * What is noted of accounts by their ids while two lists of them are compared. It stands in a nameless database that SQLite
 * keeps on the disk and removes with the process, so memory does not grow with the accounts, and neither list needs an
 * order: Google promises none.
 */
export function accountIndex(): Disposable & {
  /** Notes an account of the school. */
  add: (uid: string, fingerprint: string) => void;
  /** Says that the account is as it should be, where its fingerprint is this one. */
  approve: (uid: string, fingerprint: string) => void;
  isRight: (uid: string) => boolean;
  countWrong: () => number;
  /** The ids of all that are not as they should be. */
  wrong: () => Iterable<string>;
} {
  const database = new DatabaseSync('');
  database.exec(`
    PRAGMA journal_mode = OFF;
    CREATE TABLE accounts (uid TEXT PRIMARY KEY, fingerprint TEXT, isRight INTEGER DEFAULT 0) WITHOUT ROWID;
    BEGIN`);
  const add = database.prepare('INSERT OR REPLACE INTO accounts (uid, fingerprint) VALUES (?, ?)');
  const approve = database.prepare('UPDATE accounts SET isRight = 1 WHERE uid = ? AND fingerprint = ?');
  const right = database.prepare('SELECT uid FROM accounts WHERE uid = ? AND isRight = 1');
  const count = database.prepare('SELECT count(*) AS count FROM accounts WHERE isRight = 0');
  const wrong = database.prepare('SELECT uid FROM accounts WHERE isRight = 0');
  return {
    add: (uid, fingerprint) => void add.run(uid, fingerprint),
    approve: (uid, fingerprint) => void approve.run(uid, fingerprint),
    isRight: (uid) => right.get(uid) !== undefined,
    countWrong: () => Count.parse(count.get()).count,
    *wrong() {
      for (const row of wrong.iterate()) yield Row.parse(row).uid;
    },
    [Symbol.dispose]: () => database.close(),
  };
}
