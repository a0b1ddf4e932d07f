import { anAuditEntry } from '@tests/support/builders.ts';
import { describe, expect, it } from 'vitest';
import type { ListedEntry } from './queries.ts';
import { emptyTrail, withNewest, withOlder } from './trail.ts';

const listed = (id: string, moment: Date): ListedEntry => ({ ...anAuditEntry({ at: moment }), id });

/** Entries by their minutes, the newest first as the server lists them. */
const at = (...minutes: number[]): ListedEntry[] =>
  minutes.map((minute) => listed(String(minute), new Date(minute * 60_000)));
const ids = ({ entries }: { entries: readonly ListedEntry[] }) => entries.map(({ id }) => id);

describe('the known stretch of the record', () => {
  it('is complete when the newest page is not full', () => {
    expect(withNewest(emptyTrail, at(3, 2), 2)).toEqual({ entries: at(3, 2), isComplete: true });
  });

  it('begins with the newest page, less the entry that tells of older ones', () => {
    expect(withNewest(emptyTrail, at(9, 8, 7), 2)).toEqual({ entries: at(9, 8), isComplete: false });
  });

  it('grows by a page of older entries until there are none', () => {
    const first = withNewest(emptyTrail, at(9, 8, 7), 2);
    const second = withOlder(first, at(7, 6, 5), 2);
    expect([ids(second), second.isComplete]).toEqual([['9', '8', '7', '6'], false]);
    const third = withOlder(second, at(5), 2);
    expect([ids(third), third.isComplete]).toEqual([['9', '8', '7', '6', '5'], true]);
  });

  it('keeps what a new entry pushes off the newest page', () => {
    const known = withOlder(withNewest(emptyTrail, at(9, 8, 7), 2), at(7, 6), 2);
    const grown = withNewest(known, at(10, 9, 8), 2);
    expect([ids(grown), grown.isComplete]).toEqual([['10', '9', '8', '7', '6'], true]);
  });

  it('is the same one when there is nothing new', () => {
    const known = withOlder(withNewest(emptyTrail, at(9, 8, 7), 2), at(7, 6), 2);
    expect(withNewest(known, at(9, 8, 7), 2)).toBe(known);
  });

  it('begins anew rather than leave a gap when more happened at once than a page holds', () => {
    const known = withOlder(withNewest(emptyTrail, at(9, 8, 7), 2), at(7, 6), 2);
    expect(withNewest(known, at(20, 19, 18), 2)).toEqual({ entries: at(20, 19), isComplete: false });
  });

  it('orders entries of one moment by their ids, as the server does', () => {
    const moment = new Date(0);
    const [b, a] = [listed('b', moment), listed('a', moment)];
    expect(ids(withOlder({ entries: [a], isComplete: false }, [b], 2))).toEqual(['b', 'a']);
  });
});
