import { describe, expect, test } from 'vitest';
import { conditions, redWhenClosed } from './mutants.ts';

describe('Each condition of the rules is there for a row of the matrix', () => {
  test.each(conditions.filter(({ text }) => text !== 'false'))(
    'closing "$text" in line $line turns a permission red',
    async (condition) => {
      expect((await redWhenClosed(condition)).length).toBeGreaterThan(0);
    },
  );
});
