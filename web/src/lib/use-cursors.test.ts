import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCursors } from './use-cursors.ts';

const show = () => renderHook(({ key }) => useCursors<string>(key), { initialProps: { key: 'all' } });

describe('the cursors of a list', () => {
  it('begin at the first page, which has no page before it', () => {
    expect(show().result.current).toMatchObject({ number: 1, after: undefined, back: null });
  });

  it('lead forward after the end of each page, and back by the same pages', () => {
    const { result } = show();
    act(() => result.current.forward('f'));
    act(() => result.current.forward('m'));
    expect(result.current).toMatchObject({ number: 3, after: 'm' });
    act(() => result.current.back?.());
    expect(result.current).toMatchObject({ number: 2, after: 'f' });
    act(() => result.current.back?.());
    expect(result.current).toMatchObject({ number: 1, after: undefined, back: null });
  });

  it('start at the first page again for another query', () => {
    const { result, rerender } = show();
    act(() => result.current.forward('f'));
    act(() => result.current.forward('m'));
    rerender({ key: 'approved' });
    expect(result.current).toMatchObject({ number: 1, after: undefined, back: null });
    act(() => result.current.forward('k'));
    expect(result.current).toMatchObject({ number: 2, after: 'k' });
  });

  it('turn one page only when a button is pressed twice before the page has turned', () => {
    const { result } = show();
    const { forward } = result.current;
    act(() => forward('f'));
    act(() => forward('f'));
    expect(result.current.number).toBe(2);
  });
});
