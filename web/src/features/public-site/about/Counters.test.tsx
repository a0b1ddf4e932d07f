import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserPieces } from '@/test/browser-pieces.ts';
import { InSite } from '@/test/in-site.tsx';
import { Counters } from './Counters.tsx';

/** The figures that are seen. */
const figures = () =>
  screen.getAllByText(/^\d+\+$/, { selector: 'strong' }).map(({ textContent }) => textContent);

const advance = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

/** Reports whether the section is above the line at which counting starts. */
const report = (above: boolean) => act(() => browserPieces.watched[0]?.report(above));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the counters', () => {
  it('wait at 0 until their section is 80% up the viewport', () => {
    browserPieces.install();
    render(<Counters />, { wrapper: InSite });
    expect(browserPieces.observerOptions?.rootMargin).toBe('0px 0px -20% 0px');
    report(false);
    advance(5000);
    expect(figures()).toEqual(['0+', '0+', '0+']);
  });

  it('are heard as their targets from the start', () => {
    browserPieces.install();
    render(<Counters />, { wrapper: InSite });
    const seen = screen.queryAllByRole('strong');
    const heard = screen.getAllByText(/^\d+\+$/, { ignore: '[aria-hidden="true"]' });
    expect(seen).toEqual([]);
    expect(heard.map(({ textContent }) => textContent)).toEqual(['2500+', '20+', '350+']);
  });

  it('count to their targets over 2000 ms in 50 steps', () => {
    browserPieces.install();
    render(<Counters />, { wrapper: InSite });
    report(true);
    const seen = new Set<string | null | undefined>();
    for (let step = 1; step <= 50; step += 1) {
      advance(39);
      expect(figures()[0]).toBe(`${(step - 1) * 50}+`);
      advance(1);
      seen.add(figures()[0]);
    }
    expect(seen.size).toBe(50);
    expect(figures()).toEqual(['2500+', '20+', '350+']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('count once only', () => {
    browserPieces.install();
    render(<Counters />, { wrapper: InSite });
    report(true);
    expect(browserPieces.watched).toEqual([]);
    advance(3000);
    expect(figures()).toEqual(['2500+', '20+', '350+']);
  });

  it('show their targets when the page is printed before or while they count', () => {
    browserPieces.install();
    const { unmount } = render(<Counters />, { wrapper: InSite });
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(figures()).toEqual(['2500+', '20+', '350+']);
    expect(browserPieces.watched).toEqual([]);
    unmount();

    browserPieces.install();
    render(<Counters />, { wrapper: InSite });
    report(true);
    advance(1000);
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(figures()).toEqual(['2500+', '20+', '350+']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leave no timer running when the page is left', () => {
    browserPieces.install();
    const { unmount } = render(<Counters />, { wrapper: InSite });
    report(true);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('show their targets at once where less motion is preferred', () => {
    browserPieces.install('(prefers-reduced-motion: reduce)');
    render(<Counters />, { wrapper: InSite });
    expect(figures()).toEqual(['2500+', '20+', '350+']);
    expect(browserPieces.watched).toEqual([]);
  });
});
