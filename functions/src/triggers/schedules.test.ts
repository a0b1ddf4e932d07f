import { expect, it, vi } from 'vitest';
import { checkCounts } from './schedules.ts';

it('a check of counts that fails is logged and does not stop the others', async () => {
  const failing = { check: () => Promise.reject(new Error('A path that no document can have')) };
  const correct = { check: () => Promise.resolve(false) };
  const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
  const run = (siteContent: typeof correct) =>
    checkCounts({
      contentCounts: failing,
      counters: correct,
      userStats: correct,
      courseStats: failing,
      siteContent,
      log,
      settle: () => Promise.resolve(),
    })();
  await run({ check: () => Promise.resolve(true) });
  expect(log.error.mock.calls).toMatchObject([
    ['Counts could not be checked', { check: 'content' }],
    ['Counts could not be checked', { check: 'learners' }],
  ]);
  expect(log.warn.mock.calls).toMatchObject([['Counts were corrected', { accounts: false, site: true }]]);
  await run(correct);
  expect(log.info).not.toHaveBeenCalled();
});
