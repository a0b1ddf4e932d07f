import type * as dndKit from '@dnd-kit/core';
import { act, render } from '@testing-library/react';
import { aLesson } from '@tests/support/builders.ts';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { AreaFrame } from '@/test/AreaFrame.tsx';
import { reorderLessons } from './api.ts';
import { LessonOrder } from './LessonOrder.tsx';

type Drop = (event: { active: { id: number }; over: { id: number } }) => void;

// Without a layout, nothing can be dragged over something.
const dragging = vi.hoisted(() => ({ drop: (() => undefined) as Drop }));
vi.mock('@dnd-kit/core', async (original) => ({
  ...(await original<typeof dndKit>()),
  DndContext: (props: { onDragEnd: Drop; children: ReactNode }) => {
    dragging.drop = props.onDragEnd;
    return props.children;
  },
}));
vi.mock('./api.ts', () => ({ reorderLessons: vi.fn<typeof reorderLessons>() }));

const inOrder = (...ids: number[]) => (
  <AreaFrame>
    <LessonOrder subcategoryId={1} lessons={ids.map((id) => aLesson({ id, day: id }))} actions={() => null} />
  </AreaFrame>
);

const drop = (id: number, over: number) => act(() => dragging.drop({ active: { id }, over: { id: over } }));

it('moves no other lesson in place of one that is deleted while it is dragged', () => {
  vi.mocked(reorderLessons).mockReturnValue(new Promise(() => {}));
  const { rerender } = render(inOrder(1, 2, 3));
  rerender(inOrder(2, 3));
  drop(1, 2);
  expect(reorderLessons).not.toHaveBeenCalled();
  drop(3, 2);
  expect(reorderLessons).toHaveBeenCalledWith(1, [3, 2]);
});
