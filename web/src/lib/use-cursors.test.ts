import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderHookInRouter } from '@/test/in-router.tsx';
import { useCursors } from './use-cursors.ts';

const useNames = ({ key }: { key: string }) => useCursors('names', key, z.string());
const show = (state: unknown = null) =>
  renderHookInRouter(useNames, { key: 'all' }, { pathname: '/list', search: '?search=anu&page=3', state });

type Shown = ReturnType<typeof show>['result'];
const forward = ({ current }: Shown, end: string) => act(async () => current.forward(end));
const back = ({ current }: Shown) => act(async () => current.back?.());

describe('the cursors of a list', () => {
  it('begin at the first page, which has no page before it', () => {
    expect(show().result.current).toMatchObject({ number: 1, after: undefined, back: null });
  });

  it('lead forward after the end of each page, and back by the same pages', async () => {
    const { result } = show();
    await forward(result, 'f');
    await forward(result, 'm');
    expect(result.current).toMatchObject({ number: 3, after: 'm' });
    await back(result);
    expect(result.current).toMatchObject({ number: 2, after: 'f' });
    await back(result);
    expect(result.current).toMatchObject({ number: 1, after: undefined, back: null });
  });

  it('start at the first page again for another query', async () => {
    const { result, rerender } = show();
    await forward(result, 'f');
    await forward(result, 'm');
    rerender({ key: 'approved' });
    expect(result.current).toMatchObject({ number: 1, after: undefined, back: null });
    await forward(result, 'k');
    expect(result.current).toMatchObject({ number: 2, after: 'k' });
  });

  it('turn one page only when a button is pressed twice before the page has turned', async () => {
    const { result } = show();
    const { forward: press } = result.current;
    await act(async () => press('f'));
    await act(async () => press('f'));
    expect(result.current.number).toBe(2);
  });

  it('are kept by the history entry, so that a reload shows the same page', async () => {
    const { result, router } = show();
    await forward(result, 'f');
    const reloaded = show(structuredClone(router.state.location.state));
    expect(reloaded.result.current).toMatchObject({ number: 2, after: 'f' });
    await back(reloaded.result);
    expect(reloaded.result.current).toMatchObject({ number: 1, after: undefined });
  });

  it('change the address in the same step as the page', async () => {
    const { result, router } = show();
    await act(async () => result.current.forward('f', { page: '' }));
    expect(router.state.location.search).toBe('?search=anu');
    expect(result.current.number).toBe(2);
  });

  it.each([
    ['text', 'forAdministrators'],
    ['another form', { names: ['f'] }],
    ['another type of cursor', { names: { key: 'all', value: [1] } }],
    ['another query', { names: { key: 'approved', value: ['f'] } }],
  ])('show the first page when the entry has a state of %s', (_form, state) => {
    expect(show(state).result.current).toMatchObject({ number: 1, after: undefined });
  });
});
