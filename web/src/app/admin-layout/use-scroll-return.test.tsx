import { act, fireEvent, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollReturn } from './use-scroll-return.ts';

/** How far the page can be scrolled, as far as its content has arrived. */
let room = 0;
let onGrowth: (() => void) | undefined;

class FakeResizeObserver {
  constructor(callback: () => void) {
    this.observe = () => (onGrowth = callback);
  }
  observe: () => void;
  unobserve = () => undefined;
  disconnect = () => (onGrowth = undefined);
}

const scroll = (top: number) => {
  window.scrollY = Math.min(top, room);
  fireEvent.scroll(window);
};

function grow(to: number) {
  room = to;
  onGrowth?.();
}

function Layout() {
  useScrollReturn();
  return <Outlet />;
}

beforeEach(() => {
  onGrowth = undefined;
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.stubGlobal('scrollTo', (_left: number, top: number) => scroll(top));
});

/** Scrolls a list to 700, opens one of its entries and goes back. */
async function returnToList() {
  const pages = ['/list', '/one'].map((path) => ({ path, element: null }));
  const router = createMemoryRouter([{ Component: Layout, children: pages }], { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  room = 2000;
  scroll(700);
  await act(() => router.navigate('/one'));
  scroll(0);
  room = 22;
  await act(() => router.navigate(-1));
  // React Router's own attempt, while there is only a skeleton.
  scroll(700);
}

describe('a page to which an administrator returns', () => {
  it('is scrolled to where it was left once its content is there', async () => {
    await returnToList();
    grow(300);
    expect(scrollY).toBe(300);
    grow(2000);
    expect(scrollY).toBe(700);
    scroll(100);
    grow(2500);
    expect(scrollY).toBe(100);
  });

  it.each(['wheel', 'keydown'])('stays where it is after a %s', async (gesture) => {
    await returnToList();
    fireEvent(window, new Event(gesture));
    grow(2000);
    expect(scrollY).toBe(22);
  });
});
