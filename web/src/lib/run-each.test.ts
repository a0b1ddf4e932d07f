import { describe, expect, it } from 'vitest';
import { runEach } from './run-each.ts';

/** Work that ends when it is told to. */
function work() {
  const begun: number[] = [];
  const open = new Map<number, () => void>();
  const run = (item: number) => {
    begun.push(item);
    const { promise, resolve } = Promise.withResolvers<void>();
    open.set(item, resolve);
    return promise;
  };
  const finish = async (item: number) => {
    open.get(item)?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { begun, run, finish };
}

describe('work on many', () => {
  it('is begun in order, so many at once and no more', async () => {
    const { begun, run, finish } = work();
    const all = runEach([1, 2, 3, 4], 2, run);
    expect(begun).toEqual([1, 2]);
    await finish(2);
    expect(begun).toEqual([1, 2, 3]);
    await finish(1);
    expect(begun).toEqual([1, 2, 3, 4]);
    await finish(3);
    await finish(4);
    await all;
  });

  it('ends when what has begun is finished, once it is stopped', async () => {
    const { begun, run, finish } = work();
    let stopped = false;
    const all = runEach([1, 2, 3], 1, run, () => stopped);
    stopped = true;
    await finish(1);
    await all;
    expect(begun).toEqual([1]);
  });

  it('is over at once where there is nothing to do', async () => {
    await expect(runEach([], 4, () => Promise.reject(new Error('no')))).resolves.toBeUndefined();
  });

  it('fails as its first failing part does', async () => {
    await expect(runEach([1, 2], 2, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
