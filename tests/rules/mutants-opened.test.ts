import { describe, expect, test } from 'vitest';
import { conditions, redWhenOpened } from './mutants.ts';

describe('Each condition of the rules is there for a row of the matrix', () => {
  test.each(conditions.filter(({ text }) => text !== 'true'))(
    'opening "$text" in line $line turns a refusal red',
    async (condition) => {
      expect((await redWhenOpened(condition)).length).toBeGreaterThan(0);
    },
  );
});
