import { act, render, screen } from '@testing-library/react';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

class Page extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? (
      'The page failed'
    ) : (
      <Suspense fallback="Waiting">{this.props.children}</Suspense>
    );
  }
}

/** Renders a page with a part whose code fails to load as often as given. */
async function show(failures: number) {
  const load = vi.fn<() => Promise<() => ReactNode>>();
  for (let time = 0; time < failures; time += 1)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue(() => 'The part');
  const Part = lazyPart(load);
  const page = (
    <Page>
      <Part />
    </Page>
  );
  const onCaughtError = vi.fn<() => void>();
  await act(async () => render(page, { onCaughtError }));
  return { load, onCaughtError };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a part of a page whose code is loaded later', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is shown when its code has loaded', async () => {
    await show(0);
    expect(screen.getByText('The part')).toBeVisible();
  });

  it('is loaded again when that fails, and the page stays', async () => {
    const { load } = await show(1);
    expect(screen.getByText('Waiting')).toBeVisible();
    await wait(2999);
    expect(load).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(screen.getByText('The part')).toBeVisible();
  });

  it('waits for the network where there is none', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { load } = await show(1);
    await wait(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    onLine.mockReturnValue(true);
    await act(async () => dispatchEvent(new Event('online')));
    expect(screen.getByText('The part')).toBeVisible();
  });

  it('makes its page fail after the last try', async () => {
    const { load, onCaughtError } = await show(4);
    await wait(9000);
    expect(load).toHaveBeenCalledTimes(4);
    expect(screen.getByText('The page failed')).toBeVisible();
    expect(onCaughtError).toHaveBeenCalledOnce();
  });
});
