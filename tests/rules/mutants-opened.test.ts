import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conditions, redWhenOpened, startMutants } from './mutants.ts';

let mutants: Awaited<ReturnType<typeof startMutants>>;
beforeAll(async () => {
  mutants = await startMutants('demo-padavu-opened');
});
afterAll(() => mutants.environment.cleanup());

describe('Each condition of the rules is there for a row of the matrix', () => {
  test.each(conditions.filter(({ text }) => text !== 'true'))(
    'opening "$text" in line $line turns a refusal red',
    async (condition) => {
      expect((await redWhenOpened(condition, mutants)).length).toBeGreaterThan(0);
    },
  );
});
