import { describe, expect, it } from 'vitest';
import { newsletterContracts } from './newsletter.ts';
import { refusalsOf } from './statuses.ts';

describe('the refusals of a call', () => {
  it('include those of a body that cannot be read', () => {
    expect(refusalsOf(newsletterContracts.subscribe)).toEqual(expect.arrayContaining([413, 415]));
  });

  it('include none of a body that is ignored', () => {
    const statuses = refusalsOf(newsletterContracts.unsubscribe);
    expect(statuses.filter((status) => status === 413 || status === 415)).toEqual([]);
  });
});
