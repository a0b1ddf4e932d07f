import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserPieces } from '@/test/browser-pieces.ts';
import { Carousel } from './Carousel.tsx';

const width = 400;
let left = 0;
let behavior: ScrollBehavior | undefined;

/** Replaces the browser's scrolling: a track two slides of 400 px long. */
function mockTrack() {
  left = 0;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => left);
  Element.prototype.scrollTo = function scroll(this: Element, options?: number | ScrollToOptions) {
    left = typeof options === 'object' ? (options.left ?? 0) : 0;
    behavior = typeof options === 'object' ? options.behavior : undefined;
    fireEvent.scroll(this);
  };
}

const advance = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

const current = () =>
  screen.getAllByRole('group').findIndex((slide) => slide.getAttribute('aria-current') === 'true');

function show(inert = false) {
  render(
    <Carousel
      label="Welcome"
      slides={[
        { id: 'one', content: <p>One</p> },
        { id: 'two', content: <p>Two</p> },
      ]}
    />,
    { wrapper: ({ children }) => <div inert={inert}>{children}</div> },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  mockTrack();
});
afterEach(() => vi.useRealTimers());

describe('the carousel', () => {
  it('goes to the next slide, and from the last to the first', () => {
    browserPieces.install();
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(current()).toBe(1);
    expect(behavior).toBe('smooth');
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(current()).toBe(0);
  });

  it('goes to the previous slide, and from the first to the last', () => {
    browserPieces.install();
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(current()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(current()).toBe(0);
  });

  it('follows the arrow keys', () => {
    browserPieces.install();
    show();
    const carousel = screen.getByRole('region', { name: 'Welcome' });
    fireEvent.keyDown(carousel, { key: 'ArrowRight' });
    expect(current()).toBe(1);
    fireEvent.keyDown(carousel, { key: 'ArrowLeft' });
    expect(current()).toBe(0);
  });

  it('knows the current slide after a swipe', () => {
    browserPieces.install();
    show();
    left = width;
    const [slide] = screen.getAllByRole('group');
    if (slide?.parentElement) fireEvent.scroll(slide.parentElement);
    expect(current()).toBe(1);
  });

  it('advances by itself until it is paused', () => {
    browserPieces.install();
    show();
    advance(8000);
    expect(current()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    advance(60_000);
    expect(current()).toBe(1);
  });

  it('does not advance while it has the focus', () => {
    browserPieces.install();
    show();
    act(() => screen.getByRole('button', { name: 'Pause' }).focus());
    advance(60_000);
    expect(current()).toBe(0);
  });

  it('does not advance where less motion is preferred, until it is played', () => {
    browserPieces.install('(prefers-reduced-motion: reduce)');
    show();
    advance(60_000);
    expect(current()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    advance(8000);
    expect(current()).toBe(1);
    expect(behavior).toBe('instant');
  });

  it('shows its slides one below the other in a preview, which takes no input', () => {
    browserPieces.install();
    show(true);
    expect(screen.getByText('One').parentElement?.parentElement).toHaveStyle({ flexWrap: 'wrap' });
  });
});
