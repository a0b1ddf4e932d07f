import { anAuditEntry } from '@tests/support/builders.ts';
import { describe, expect, it } from 'vitest';
import type { ListedEntry } from './queries.ts';
import { noEntries, prependNewest, appendOlder } from './merge-pages.ts';

const listed = (id: string, moment: Date): ListedEntry => ({ ...anAuditEntry({ at: moment }), id });

/** Entries by their minutes, the newest first as the server lists them. */
const at = (...minutes: number[]): ListedEntry[] =>
  minutes.map((minute) => listed(String(minute), new Date(minute * 60_000)));
/** A page of them as it was read. */
const page = (...minutes: number[]) => ({ data: at(...minutes) });
const ids = ({ entries }: { entries: readonly ListedEntry[] }) => entries.map(({ id }) => id);

describe('the known stretch of the record', () => {
  it('is complete when the newest page is not full', () => {
    expect(prependNewest(noEntries, page(3, 2), 2)).toEqual({ entries: at(3, 2), isComplete: true });
  });

  it('begins with the newest page, less the entry that tells of older ones', () => {
    expect(prependNewest(noEntries, page(9, 8, 7), 2)).toEqual({ entries: at(9, 8), isComplete: false });
  });

  it('grows by a page of older entries until there are none', () => {
    const first = prependNewest(noEntries, page(9, 8, 7), 2);
    const second = appendOlder(first, page(7, 6, 5), 2);
    expect([ids(second), second.isComplete]).toEqual([['9', '8', '7', '6'], false]);
    const third = appendOlder(second, page(5), 2);
    expect([ids(third), third.isComplete]).toEqual([['9', '8', '7', '6', '5'], true]);
  });

  it('keeps what a new entry pushes off the newest page', () => {
    const known = appendOlder(prependNewest(noEntries, page(9, 8, 7), 2), page(7, 6), 2);
    const grown = prependNewest(known, page(10, 9, 8), 2);
    expect([ids(grown), grown.isComplete]).toEqual([['10', '9', '8', '7', '6'], true]);
  });

  it('is the same one when there is nothing new', () => {
    const known = appendOlder(prependNewest(noEntries, page(9, 8, 7), 2), page(7, 6), 2);
    expect(prependNewest(known, page(9, 8, 7), 2)).toBe(known);
  });

  it('begins anew rather than leave a gap when more happened at once than a page holds', () => {
    const known = appendOlder(prependNewest(noEntries, page(9, 8, 7), 2), page(7, 6), 2);
    expect(prependNewest(known, page(20, 19, 18), 2)).toEqual({ entries: at(20, 19), isComplete: false });
  });

  it('goes on past entries that cannot be read', () => {
    const first = prependNewest(noEntries, { data: at(9, 7), skipped: 1 }, 2);
    expect(first).toEqual({ entries: at(9, 7), isComplete: false });
    expect(appendOlder(first, { data: [], skipped: 1 }, 2).isComplete).toBe(true);
  });

  it('orders entries of one moment by their ids, as the server does', () => {
    const moment = new Date(0);
    const [b, a] = [listed('b', moment), listed('a', moment)];
    expect(ids(appendOlder({ entries: [a], isComplete: false }, { data: [b] }, 2))).toEqual(['b', 'a']);
  });
});
