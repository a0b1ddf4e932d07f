import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useState } from 'react';
import { usePager } from './Pager.tsx';

const listOf = (length: number) => Array.from({ length }, (_, index) => index + 1);

const show = (length: number) =>
  renderHook(
    ({ list }) => {
      const [page, setPage] = useState(1);
      return usePager(list, 5, { page, setPage });
    },
    { initialProps: { list: listOf(length) } },
  );

describe('a paginated list', () => {
  it('starts at its first page and returns the range that it shows', () => {
    const { result } = show(12);
    expect(result.current).toMatchObject({
      page: 1,
      pages: 3,
      rows: [1, 2, 3, 4, 5],
      from: 1,
      to: 5,
      total: 12,
    });
    act(() => result.current.goTo(3));
    expect(result.current).toMatchObject({ page: 3, rows: [11, 12], from: 11, to: 12 });
  });

  it.each([
    [0, 1],
    [-3, 1],
    [99, 3],
  ])('limits a request for page %i to page %i', (requested, page) => {
    const { result } = show(12);
    act(() => result.current.goTo(requested));
    expect(result.current.page).toBe(page);
  });

  it('goes to the previous page when its last page becomes empty, and to the requested one when it grows', () => {
    const { result, rerender } = show(11);
    act(() => result.current.goTo(3));
    rerender({ list: listOf(10) });
    expect(result.current).toMatchObject({ page: 2, rows: [6, 7, 8, 9, 10] });
    act(() => result.current.goTo(Number.MAX_SAFE_INTEGER));
    rerender({ list: listOf(11) });
    expect(result.current).toMatchObject({ page: 3, rows: [11] });
  });

  it('without entries has one empty page', () => {
    expect(show(0).result.current).toMatchObject({ page: 1, pages: 1, rows: [], from: 0, to: 0, total: 0 });
  });
});
