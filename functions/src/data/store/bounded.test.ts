import { describe, expect, it } from 'vitest';
import { bounded } from './bounded.ts';

describe('the value that the audit log stores', () => {
  const at = new Date();

  it('is the whole value where it has a size that we write', () => {
    const lesson = {
      title: 'Lines',
      description: 'x'.repeat(5000),
      topics: ['a', 'b'],
      updatedAt: at,
      day: null,
    };
    expect(bounded(lesson)).toEqual(lesson);
    expect(bounded(null)).toBeNull();
  });

  it.each([
    ['a text of a megabyte', { text: 'x'.repeat(1_000_000) }],
    [
      'a hundred long texts',
      Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`f${i}`, 'x'.repeat(9000)])),
    ],
    ['a list of thousands', { list: Array.from({ length: 50_000 }, (_, index) => `entry ${index}`) }],
    [
      'thousands of fields',
      Object.fromEntries(Array.from({ length: 9000 }, (_, index) => [`field${index}`, index])),
    ],
  ])('is far smaller than the limit of a document for %s', (_case, value) => {
    expect(JSON.stringify(bounded(value)).length).toBeLessThan(100_000);
  });

  it('has every short value in its place, however long those before it are', () => {
    const days = Array.from({ length: 40 }, () => ({ title: 'x'.repeat(9000) }));
    const stored = bounded({ price: 1999, days, openForRegistration: false, certificate: true });
    expect(Object.keys(stored)).toEqual(['price', 'days', 'openForRegistration', 'certificate']);
    expect(stored).toMatchObject({ price: 1999, openForRegistration: false, certificate: true });
    expect(JSON.stringify(stored).length).toBeLessThan(100_000);
  });

  it('has no undefined field, which Firestore refuses', () => {
    expect(bounded({ day: undefined, inner: { day: undefined } })).toEqual({ inner: {} });
    expect(Object.keys(bounded({ day: undefined }))).toEqual([]);
  });
});
