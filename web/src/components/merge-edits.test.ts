import { describe, expect, it } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const base = { title: 'Logos', description: 'Marks.', topics: ['Grids'] };

const day = (title: string, description = '') => ({ title, description });
const days = (...list: object[]) => ({ title: 'Logos', days: list });
const [grids, colour, type] = [day('Grids'), day('Colour'), day('Type')];

describe('what was typed, and what was saved meanwhile', () => {
  it('come together where they are about different fields', () => {
    const typed = { ...base, title: 'Logo design' };
    const newer = { ...base, description: 'From brief to mark.', topics: ['Grids', 'Colour'] };
    expect(mergeEdits(base, typed, newer)).toEqual({
      values: { ...newer, title: 'Logo design' },
      remoteValues: {},
    });
  });

  it('keep what was typed in the same field, and say what stands against it', () => {
    const typed = { ...base, title: 'Logo design', topics: ['Grids', 'Type'] };
    const newer = { ...base, title: 'Marks and logos' };
    expect(mergeEdits(base, typed, newer)).toEqual({
      values: typed,
      remoteValues: { title: 'Marks and logos' },
    });
  });

  it('agree where both wrote the same', () => {
    const both = { ...base, title: 'Logo design' };
    expect(mergeEdits(base, both, both)).toEqual({ values: both, remoteValues: {} });
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
  ])('in a list nothing is lost when %s', (_, typed, newer, expected) => {
    expect(mergeEdits(days(grids, colour), typed, newer)).toEqual({ values: expected, remoteValues: {} });
  });

  it('name the place in a list where both wrote something else', () => {
    const typed = days(grids, day('Colours'));
    const newer = days(type, grids, day('Hues'));
    expect(mergeEdits(days(grids, colour), typed, newer)).toEqual({
      values: days(type, grids, day('Colours')),
      remoteValues: { 'days.2.title': 'Hues' },
    });
  });

  it('keep a field that is not there yet or no more', () => {
    const [before, now] = [{ title: 'Logos' }, { title: 'Logos', words: 'Of marks.' }];
    expect(mergeEdits<Record<string, string>>(before, now, before).values).toEqual(now);
    expect(mergeEdits<Record<string, string>>(before, before, now).values).toEqual(now);
  });
});
