import { describe, expect, it } from 'vitest';
import { changesTo, laterThan } from './changes.ts';

describe('the changes to a record', () => {
  it('are the fields that differ, before and after', () => {
    const current = { title: 'One', topics: ['a'], day: 1, extra: true };
    expect(changesTo(current, { title: 'Two', topics: ['a'], day: 1 })).toEqual({
      before: { title: 'One' },
      after: { title: 'Two' },
    });
  });

  it('include a field that was missing', () => {
    expect(changesTo({}, { day: 1 })).toEqual({ before: { day: null }, after: { day: 1 } });
  });

  it('are undefined when no field differs', () => {
    expect(changesTo({ topics: ['a'] }, { topics: ['a'] })).toBeUndefined();
  });
});

describe('the moment of a change', () => {
  const before = new Date('2025-05-01T09:00:00.000Z');

  it.each([
    ['the clock', 1000, 1000],
    ['a clock that stands still', 0, 1],
    ['a clock that is behind', -5000, 1],
  ])('is after the last one with %s', (_case, clock, later) => {
    const now = new Date(before.getTime() + clock);
    expect(laterThan(before, now).getTime() - before.getTime()).toBe(later);
  });
});
