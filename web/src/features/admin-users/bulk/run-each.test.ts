import { describe, expect, it } from 'vitest';
import { runEach } from './run-each.ts';

/** A task for each item, which the test finishes. */
function work() {
  const started: number[] = [];
  const pending = new Map<number, () => void>();
  const run = (item: number) => {
    started.push(item);
    const { promise, resolve } = Promise.withResolvers<void>();
    pending.set(item, resolve);
    return promise;
  };
  const finish = async (item: number) => {
    pending.get(item)?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { started, run, finish };
}

describe('a task for each of many items', () => {
  it('is started in order, only as many at once as allowed', async () => {
    const { started, run, finish } = work();
    const all = runEach([1, 2, 3, 4], 2, run);
    expect(started).toEqual([1, 2]);
    await finish(2);
    expect(started).toEqual([1, 2, 3]);
    await finish(1);
    expect(started).toEqual([1, 2, 3, 4]);
    await finish(3);
    await finish(4);
    await all;
  });

  it('is not started any more once stopped, and the started ones are finished', async () => {
    const { started, run, finish } = work();
    let stopped = false;
    const all = runEach([1, 2, 3], 1, run, () => stopped);
    stopped = true;
    await finish(1);
    await all;
    expect(started).toEqual([1]);
  });

  it('resolves at once without items', async () => {
    await expect(runEach([], 4, () => Promise.reject(new Error('no')))).resolves.toBeUndefined();
  });

  it('rejects with the first error', async () => {
    await expect(runEach([1, 2], 2, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
