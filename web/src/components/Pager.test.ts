import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePager } from './Pager.tsx';

const listOf = (length: number) => Array.from({ length }, (_, index) => index + 1);

const show = (length: number) =>
  renderHook(({ list, key }) => usePager(list, 5, key), {
    initialProps: { list: listOf(length), key: 'all' },
  });

describe('a list by pages', () => {
  it('begins at its first page, and says what it shows', () => {
    const { result } = show(12);
    expect(result.current).toMatchObject({
      page: 1,
      pages: 3,
      shown: [1, 2, 3, 4, 5],
      from: 1,
      to: 5,
      total: 12,
    });
    act(() => result.current.goTo(3));
    expect(result.current).toMatchObject({ page: 3, shown: [11, 12], from: 11, to: 12 });
  });

  it.each([
    [0, 1],
    [-3, 1],
    [99, 3],
  ])('keeps page %i within its pages: %i', (wanted, page) => {
    const { result } = show(12);
    act(() => result.current.goTo(wanted));
    expect(result.current.page).toBe(page);
  });

  it('goes back when its last page empties, and shows the last one as it grows', () => {
    const { result, rerender } = show(11);
    act(() => result.current.goTo(3));
    rerender({ list: listOf(10), key: 'all' });
    expect(result.current).toMatchObject({ page: 2, shown: [6, 7, 8, 9, 10] });
    act(() => result.current.goTo(Number.MAX_SAFE_INTEGER));
    rerender({ list: listOf(16), key: 'all' });
    expect(result.current).toMatchObject({ page: 4, shown: [16] });
  });

  it('begins anew with another question', () => {
    const { result, rerender } = show(12);
    act(() => result.current.goTo(2));
    rerender({ list: listOf(12), key: 'logo' });
    expect(result.current.page).toBe(1);
  });

  it('of nothing is one page of nothing', () => {
    expect(show(0).result.current).toMatchObject({ page: 1, pages: 1, shown: [], from: 0, to: 0, total: 0 });
  });
});
