import type { ListedAuditEntry } from '@padavu/domain/admin/audit';
import { anAuditEntry } from '@tests/support/builders.ts';
import { describe, expect, it } from 'vitest';
import { noEntries, prependNewest, appendOlder } from './merge-pages.ts';

const entryAt = (id: string, moment: Date): ListedAuditEntry => ({ ...anAuditEntry({ at: moment }), id });

/** Entries at these minutes, newest first as the server lists them. */
const entriesAt = (...minutes: number[]): ListedAuditEntry[] =>
  minutes.map((minute) => entryAt(String(minute), new Date(minute * 60_000)));
/** A page of such entries as read. */
const page = (...minutes: number[]) => ({ data: entriesAt(...minutes) });
const ids = ({ entries }: { entries: readonly ListedAuditEntry[] }) => entries.map(({ id }) => id);

describe('the loaded audit entries', () => {
  it('are complete when the newest page is not full', () => {
    expect(prependNewest(noEntries, page(3, 2), 2)).toEqual({ entries: entriesAt(3, 2), isComplete: true });
  });

  it('begin with the newest page, without the extra entry that shows that there are older ones', () => {
    expect(prependNewest(noEntries, page(9, 8, 7), 2)).toEqual({
      entries: entriesAt(9, 8),
      isComplete: false,
    });
  });

  it('grow by a page of older entries until there are none', () => {
    const first = prependNewest(noEntries, page(9, 8, 7), 2);
    const second = appendOlder(first, page(7, 6, 5), 2);
    expect([ids(second), second.isComplete]).toEqual([['9', '8', '7', '6'], false]);
    const third = appendOlder(second, page(5), 2);
    expect([ids(third), third.isComplete]).toEqual([['9', '8', '7', '6', '5'], true]);
  });

  it('include what a new entry pushes off the newest page', () => {
    const loaded = appendOlder(prependNewest(noEntries, page(9, 8, 7), 2), page(7, 6), 2);
    const grown = prependNewest(loaded, page(10, 9, 8), 2);
    expect([ids(grown), grown.isComplete]).toEqual([['10', '9', '8', '7', '6'], true]);
  });

  it('are the same object when there is nothing new', () => {
    const loaded = appendOlder(prependNewest(noEntries, page(9, 8, 7), 2), page(7, 6), 2);
    expect(prependNewest(loaded, page(9, 8, 7), 2)).toBe(loaded);
  });

  it('start over rather than leave a gap when more entries are new than a page holds', () => {
    const loaded = appendOlder(prependNewest(noEntries, page(9, 8, 7), 2), page(7, 6), 2);
    expect(prependNewest(loaded, page(20, 19, 18), 2)).toEqual({
      entries: entriesAt(20, 19),
      isComplete: false,
    });
  });

  it('continue past entries that cannot be read', () => {
    const first = prependNewest(noEntries, { data: entriesAt(9, 7), skipped: 1 }, 2);
    expect(first).toEqual({ entries: entriesAt(9, 7), isComplete: false });
    expect(appendOlder(first, { data: [], skipped: 1 }, 2).isComplete).toBe(true);
  });

  it('of one moment are ordered by their ids, as the server orders them', () => {
    const moment = new Date(0);
    const [b, a] = [entryAt('b', moment), entryAt('a', moment)];
    expect(ids(appendOlder({ entries: [a], isComplete: false }, { data: [b] }, 2))).toEqual(['b', 'a']);
  });
});
