import { act } from '@testing-library/react';
import { z } from 'zod';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStore } from '@/test/fake-store.ts';
import { renderHookInRouter } from '@/test/in-router.tsx';
import type { LiveQuery } from './live.ts';
import { useLivePage } from './use-live-page.ts';

vi.mock('./use-live.ts', () => import('@/test/fake-store.ts'));

const collection = 'subcategories';
const Record = z.object({ id: z.number(), courseId: z.number() });

const recordsOf =
  (courseId: number) =>
  (id: number, limit: number): LiveQuery<typeof Record> => ({
    kind: 'query',
    collection,
    where: [['courseId', '==', courseId], ...(id === 0 ? [] : [['id', '>', id] as const])],
    orderBy: [['id', 'asc']],
    limit,
    schema: Record,
  });

const everyRecord = (id: number, limit: number) => ({
  ...recordsOf(1)(id, limit),
  where: id === 0 ? [] : [['id', '>', id] as const],
});

const show = () =>
  renderHookInRouter(({ courseId }: { courseId: number }) => useLivePage(2, recordsOf(courseId)), {
    courseId: 1,
  });

const idsOf = ({ live }: ReturnType<typeof show>['result']['current']) =>
  live.state === 'ready' ? live.data.map(({ id }) => id) : live.state;

beforeEach(() => {
  fakeStore.reset();
  for (const id of [1, 2, 3, 4, 5]) fakeStore.put(id, { courseId: 1 }, collection);
  fakeStore.put(6, { courseId: 2 }, collection);
});

describe('a page of a list', () => {
  it('can be turned to the end and back, and reads one record more than it shows', async () => {
    const { result } = show();
    expect(idsOf(result.current)).toEqual([1, 2]);
    expect(result.current.previous).toBeNull();
    await act(async () => result.current.next?.());
    expect(idsOf(result.current)).toEqual([3, 4]);
    await act(async () => result.current.next?.());
    expect(idsOf(result.current)).toEqual([5]);
    expect(result.current.next).toBeNull();
    await act(async () => result.current.previous?.());
    await act(async () => result.current.previous?.());
    expect(idsOf(result.current)).toEqual([1, 2]);
    expect(fakeStore.queries.every(({ limit }) => limit === 3)).toBe(true);
  });

  it('can be turned past a record that cannot be read', async () => {
    fakeStore.put(2, { courseId: 'one' }, collection);
    const { result } = renderHookInRouter(() => useLivePage(2, everyRecord), null);
    const pages = [idsOf(result.current)];
    while (result.current.next && pages.length < 9) {
      await act(async () => result.current.next?.());
      pages.push(idsOf(result.current));
    }
    expect(pages.flat()).toEqual([1, 3, 4, 5, 6]);
    expect(console.error).toHaveBeenCalledTimes(1);
    vi.mocked(console.error).mockClear();
  });

  it('starts at the beginning again for another query', async () => {
    const { result, rerender } = show();
    await act(async () => result.current.next?.());
    rerender({ courseId: 2 });
    expect(idsOf(result.current)).toEqual([6]);
    expect(result.current).toMatchObject({ next: null, previous: null });
    // A page that is not the first begins after an id.
    expect(fakeStore.queries.at(-1)?.where).toEqual([['courseId', '==', 2]]);
  });
});
