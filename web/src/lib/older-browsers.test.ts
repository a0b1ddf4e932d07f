import { newerFunctions } from '@tests/support/newer-functions.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

const all = newerFunctions().flatMap(([owner, names]) =>
  names.map((name) => ({ owner, name, own: Object.getOwnPropertyDescriptor(owner, name) })),
);

/** Loads the file in a browser that has none of what it adds. */
async function addToOlderBrowser(): Promise<void> {
  for (const { owner, name } of all) Reflect.deleteProperty(owner, name);
  vi.resetModules();
  await import('./older-browsers.ts');
}

afterEach(() => {
  vi.useRealTimers();
  for (const { owner, name, own } of all)
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
});

describe('a browser of 2022 gets', () => {
  it('Object.hasOwn', async () => {
    await addToOlderBrowser();
    const list = { own: undefined };
    expect(['own', 'toString', 'missing'].map((name) => Object.hasOwn(list, name))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('URL.canParse', async () => {
    await addToOlderBrowser();
    expect([
      URL.canParse('https://a.example'),
      URL.canParse('/a'),
      URL.canParse('/a', 'https://a.example'),
    ]).toEqual([true, false, true]);
  });

  it('Promise.withResolvers', async () => {
    await addToOlderBrowser();
    const done = Promise.withResolvers<number>();
    const failed = Promise.withResolvers<number>();
    done.resolve(1);
    failed.reject(new Error('no'));
    await expect(done.promise).resolves.toBe(1);
    await expect(failed.promise).rejects.toThrow('no');
  });

  it('Map.groupBy', async () => {
    await addToOlderBrowser();
    const groups = Map.groupBy([1, 2, 3], (value, index) => value + index > 1);
    expect([...groups]).toEqual([
      [false, [1]],
      [true, [2, 3]],
    ]);
  });

  it('AbortSignal.timeout', async () => {
    await addToOlderBrowser();
    vi.useFakeTimers();
    const signal = AbortSignal.timeout(500);
    vi.advanceTimersByTime(499);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('changed copies of lists, which stay as they are', async () => {
    await addToOlderBrowser();
    const list = [3, 1, 2];
    expect(list.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
    expect(list.toSorted((one, other) => other - one)).toEqual([3, 2, 1]);
    expect(list.toReversed()).toEqual([2, 1, 3]);
    expect(list.toSpliced(1, 1)).toEqual([3, 2]);
    expect(list.toSpliced(1, 0, 7, 8)).toEqual([3, 7, 8, 1, 2]);
    expect(list).toEqual([3, 1, 2]);
  });

  it('String.toWellFormed', async () => {
    await addToOlderBrowser();
    expect('a\uD83Db😀\uDE00'.toWellFormed()).toBe('a\uFFFDb😀\uFFFD');
  });

  it('HTMLFormElement.requestSubmit', async () => {
    await addToOlderBrowser();
    document.body.innerHTML = '<form><button type="submit">Send</button></form>';
    const [form] = document.forms;
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    form?.addEventListener('submit', submitted);
    form?.requestSubmit();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('nothing that it has', async () => {
    await import('./older-browsers.ts');
    const before = all.map(({ owner, name }): unknown => Reflect.get(owner, name));
    vi.resetModules();
    await import('./older-browsers.ts');
    expect(all.map(({ owner, name }): unknown => Reflect.get(owner, name))).toEqual(before);
  });
});
