import { byDay } from '@padavu/domain/course/lesson';
import type { Lesson } from '@padavu/domain/course/lesson';
import { arrange } from '@padavu/domain/course/lesson-order';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { useRef, useState } from 'react';
import { useNotice } from '@/components/Notices.tsx';
import { lessonProblem, reorderLessons } from './api.ts';

/** An order that the live data does not show yet. `storedAt` is its version once the server has stored it. */
type PendingOrder = { lessonIds: readonly number[]; storedAt: number | null };

const newest = (lessons: readonly Lesson[]) =>
  Math.max(0, ...lessons.map(({ updatedAt }) => updatedAt.getTime()));

/**
 * The lessons of a category in the requested order at once, and in the stored one if saving fails. Of the orders that
 * are requested while one is being saved, only the last is sent afterwards.
 */
export function useLessonOrder(subcategoryId: number, storedLessons: readonly Lesson[]) {
  const notify = useNotice();
  const [pending, setPending] = useState<PendingOrder | null>(null);
  const nextOrder = useRef<readonly number[] | null>(null);
  const isSending = useRef(false);

  const isShown = pending?.storedAt != null && newest(storedLessons) >= pending.storedAt;
  if (isShown) setPending(null);

  const send = async () => {
    isSending.current = true;
    try {
      for (let order = nextOrder.current; order !== null; order = nextOrder.current) {
        nextOrder.current = null;
        const lessons = await reorderLessons(subcategoryId, order);
        if (nextOrder.current === null) setPending({ lessonIds: order, storedAt: newest(lessons) });
      }
    } catch (error) {
      nextOrder.current = null;
      setPending(null);
      notify({ severity: 'error', text: `${adminMessages.lessons.reorderFailed} ${lessonProblem(error)}` });
    }
    isSending.current = false;
  };
  const reorder = (lessonIds: readonly number[]) => {
    setPending({ lessonIds, storedAt: null });
    nextOrder.current = lessonIds;
    if (!isSending.current) void send();
  };
  return {
    lessons: pending && !isShown ? inPendingOrder(storedLessons, pending.lessonIds) : storedLessons,
    isSaving: pending?.storedAt === null,
    reorder,
  };
}

/** The lessons with the days of an order; unchanged if the order contains other lessons. */
function inPendingOrder(lessons: readonly Lesson[], lessonIds: readonly number[]): readonly Lesson[] {
  const arrangement = arrange(lessons, lessonIds);
  if (arrangement.state !== 'arranged') return lessons;
  return lessons.map((lesson) => ({ ...lesson, day: arrangement.days.get(lesson.id) ?? 0 })).toSorted(byDay);
}
