import { act, renderHook } from '@testing-library/react';
import type * as router from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePendingPage } from './use-pending-page.ts';

const navigation = vi.hoisted(() => ({ pathname: undefined as string | undefined }));
vi.mock('react-router-dom', async (original) => ({
  ...(await original<typeof router>()),
  useNavigation: () => ({ location: navigation.pathname && { pathname: navigation.pathname } }),
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('a page is pending once it has loaded for a moment, each time that it loads', () => {
  const { result, rerender } = renderHook(usePendingPage);
  const load = (pathname: string | undefined) => {
    navigation.pathname = pathname;
    rerender();
  };
  const visit = () => {
    load('/user/course/1');
    advance(49);
    expect(result.current).toBeNull();
    advance(1);
    expect(result.current).toBe('/user/course/1');
    load(undefined);
    expect(result.current).toBeNull();
  };
  visit();
  visit();
});
