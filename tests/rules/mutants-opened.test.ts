import { afterAll, describe, expect, test } from 'vitest';
import { conditions, mutantsIn } from './mutants.ts';

const mutants = mutantsIn('demo-padavu-opened');
afterAll(mutants.stop);

describe('each condition of the rules is tested by a row of the matrix', () => {
  test.each(conditions.filter(({ text }) => text !== 'true'))(
    'opening "$text" in line $line lets a refused attempt through',
    async (condition) => {
      expect((await mutants.redWhenOpened(condition)).length).toBeGreaterThan(0);
    },
  );
});
