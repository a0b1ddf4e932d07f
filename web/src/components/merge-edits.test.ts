import { describe, expect, it } from 'vitest';
import { containsRemoteChanges, mergeEdits } from './merge-edits.ts';

const base = { title: 'Logos', description: 'Marks.', topics: ['Grids'] };

const day = (title: string, description = '') => ({ title, description });
const days = (...list: object[]) => ({ title: 'Logos', days: list });
const [grids, colour, type] = [day('Grids'), day('Colour'), day('Type')];

describe('edits and the changes that somebody else saved in the meantime', () => {
  it('are merged where they change different fields', () => {
    const local = { ...base, title: 'Logo design' };
    const remote = { ...base, description: 'From brief to mark.', topics: ['Grids', 'Colour'] };
    expect(mergeEdits(base, local, remote)).toEqual({
      values: { ...remote, title: 'Logo design' },
      remoteValues: {},
    });
  });

  it('conflict in the same field, where the edit is kept and the remote value is returned', () => {
    const local = { ...base, title: 'Logo design', topics: ['Grids', 'Type'] };
    const remote = { ...base, title: 'Marks and logos' };
    expect(mergeEdits(base, local, remote)).toEqual({
      values: local,
      remoteValues: { title: 'Marks and logos' },
    });
  });

  it('do not conflict where they are the same', () => {
    const both = { ...base, title: 'Logo design' };
    expect(mergeEdits(base, both, both)).toEqual({ values: both, remoteValues: {} });
  });

  it('do not conflict where only spaces around a text differ', () => {
    const remote = { ...base, title: 'Logo design' };
    expect(mergeEdits(base, { ...base, title: ' Logo design ' }, remote)).toEqual({
      values: remote,
      remoteValues: {},
    });
  });

  it.each([
    ['the same change', { ...base, title: 'Logo design ' }, { ...base, title: 'Logo design' }, true],
    [
      'the same change and an edit',
      { ...base, title: 'Logo design', topics: [] },
      { ...base, title: 'Logo design' },
      true,
    ],
    ['another change', { ...base, title: 'Logo design' }, { ...base, title: 'Marks' }, false],
    [
      'one of two changes',
      { ...base, title: 'Logo design' },
      { ...base, title: 'Logo design', topics: [] },
      false,
    ],
    ['no change', { ...base, title: 'Logo design' }, base, true],
  ])('are the same in everything that was saved: %s', (_, local, remote, expected) => {
    expect(containsRemoteChanges(base, local, remote)).toBe(expected);
  });

  it.each([
    [
      'one adds at the end, the other changes the first',
      days(grids, colour, type),
      days(day('Grid'), colour),
      days(day('Grid'), colour, type),
    ],
    [
      'both add at the end',
      days(grids, colour, type),
      days(grids, colour, day('Paper')),
      days(grids, colour, day('Paper'), type),
    ],
    [
      'each changes another entry',
      days(day('Grid'), colour),
      days(grids, day('Colours')),
      days(day('Grid'), day('Colours')),
    ],
    [
      'each changes another field of one entry',
      days(day('Grid'), colour),
      days(day('Grids', 'Of lines.'), colour),
      days(day('Grid', 'Of lines.'), colour),
    ],
    [
      'one removes what the other leaves as it was',
      days(colour),
      days(grids, colour, type),
      days(colour, type),
    ],
    [
      'one removes what the other has changed',
      days(colour),
      days(day('Grid'), colour),
      days(day('Grid'), colour),
    ],
    [
      'one has changed what the other removes',
      days(day('Grid'), colour),
      days(colour),
      days(day('Grid'), colour),
    ],
    ['both remove the same', days(colour), days(colour), days(colour)],
    [
      'one moves an entry, the other adds one',
      days(colour, grids),
      days(grids, colour, type),
      days(colour, type, grids),
    ],
    ['one empties the list, the other adds to it', days(), days(grids, colour, type), days(type)],
  ])('lose nothing in a list when %s', (_, local, remote, expected) => {
    expect(mergeEdits(days(grids, colour), local, remote)).toEqual({ values: expected, remoteValues: {} });
  });

  it('return the path of a list entry that both change', () => {
    const local = days(grids, day('Colours'));
    const remote = days(type, grids, day('Hues'));
    expect(mergeEdits(days(grids, colour), local, remote)).toEqual({
      values: days(type, grids, day('Colours')),
      remoteValues: { 'days.2.title': 'Hues' },
    });
  });

  it('keep a field that only one of them has', () => {
    const [before, now] = [{ title: 'Logos' }, { title: 'Logos', words: 'Of marks.' }];
    expect(mergeEdits<Record<string, string>>(before, now, before).values).toEqual(now);
    expect(mergeEdits<Record<string, string>>(before, before, now).values).toEqual(now);
  });
});
