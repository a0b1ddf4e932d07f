import { describe, expect, it } from 'vitest';
import { PaceInput } from './pace-input.ts';

describe('the first day of a learner', () => {
  it.each(['1900-01-01', '2026-02-28', '2999-12-31'])('may be %s', (startsOn) => {
    expect(PaceInput.safeParse({ startsOn }).success).toBe(true);
  });

  it.each(['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '2026-02-30'])(
    'cannot be %s',
    (startsOn) => {
      expect(PaceInput.safeParse({ startsOn }).error?.issues.map(({ path }) => path)).toEqual([['startsOn']]);
    },
  );
});
