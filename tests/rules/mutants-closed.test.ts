import { afterAll, describe, expect, test } from 'vitest';
import { conditions, mutantsIn } from './mutants.ts';

const mutants = mutantsIn('demo-padavu-closed');
afterAll(mutants.stop);

describe('each condition of the rules is tested by a row of the matrix', () => {
  test.each(conditions.filter(({ text }) => text !== 'false'))(
    'closing "$text" in line $line makes an allowed attempt fail',
    async (condition) => {
      expect((await mutants.redWhenClosed(condition)).length).toBeGreaterThan(0);
    },
  );
});
