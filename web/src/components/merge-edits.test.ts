import { describe, expect, it } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const base = { title: 'Logos', description: 'Marks.', topics: ['Grids'] };

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
});
