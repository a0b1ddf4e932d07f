import { describe, expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

describe('a value that is loaded once', () => {
  it('is loaded at its first use, and once by uses at the same time', async () => {
    const load = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(`${key}!`));
    const read = loadOnce(load);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([read('one'), read('one'), read('two')])).toEqual(['one!', 'one!', 'two!']);
    expect(await read('one')).toBe('one!');
    expect(load.mock.calls).toEqual([['one'], ['two']]);
  });

  it('is loaded again after a failure', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('there'));
    load.mockRejectedValueOnce(new Error('Not yet'));
    const read = loadOnce(load);
    const both = await Promise.allSettled([read('file'), read('file')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([await read('file'), await read('file')]).toEqual(['there', 'there']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
