import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conditions, redWhenClosed, startMutants } from './mutants.ts';

let mutants: Awaited<ReturnType<typeof startMutants>>;
beforeAll(async () => {
  mutants = await startMutants('demo-padavu-closed');
});
afterAll(() => mutants.environment.cleanup());

describe('Each condition of the rules is there for a row of the matrix', () => {
  test.each(conditions.filter(({ text }) => text !== 'false'))(
    'closing "$text" in line $line turns a permission red',
    async (condition) => {
      expect((await redWhenClosed(condition, mutants)).length).toBeGreaterThan(0);
    },
  );
});
