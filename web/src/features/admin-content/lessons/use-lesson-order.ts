import { byDay } from '@padavu/domain/lesson';
import type { Lesson } from '@padavu/domain/lesson';
import { arrange } from '@padavu/domain/lesson-order';
import { adminMessages } from '@padavu/domain/admin-messages';
import { useRef, useState } from 'react';
import { useNotice } from '@/components/Notices.tsx';
import { reasonOf, reorderLessons } from './api.ts';

/** An order that the live data does not show yet. `storedAt` is its newest version once the server has stored it. */
type Wanted = { lessonIds: readonly number[]; storedAt: number | null };

const newest = (lessons: readonly Lesson[]) =>
  Math.max(0, ...lessons.map(({ updatedAt }) => updatedAt.getTime()));

/**
 * The lessons of a category in the requested order at once, and in the stored one if saving fails. Moves made while an
 * order is being saved are sent afterwards, only the last one.
 */
export function useLessonOrder(subcategoryId: number, stored: readonly Lesson[]) {
  const notify = useNotice();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const next = useRef<readonly number[] | null>(null);
  const isSending = useRef(false);

  const isSeen = wanted?.storedAt != null && newest(stored) >= wanted.storedAt;
  if (isSeen) setWanted(null);

  const send = async () => {
    isSending.current = true;
    try {
      for (let order = next.current; order !== null; order = next.current) {
        next.current = null;
        const lessons = await reorderLessons(subcategoryId, order);
        if (next.current === null) setWanted({ lessonIds: order, storedAt: newest(lessons) });
      }
    } catch (error) {
      next.current = null;
      setWanted(null);
      notify({ severity: 'error', text: `${adminMessages.lessons.reorderFailed} ${reasonOf(error)}` });
    }
    isSending.current = false;
  };
  const reorder = (lessonIds: readonly number[]) => {
    setWanted({ lessonIds, storedAt: null });
    next.current = lessonIds;
    if (!isSending.current) void send();
  };
  return {
    lessons: wanted && !isSeen ? inWantedOrder(stored, wanted.lessonIds) : stored,
    isSaving: wanted?.storedAt === null,
    reorder,
  };
}

/** The lessons with the days of the requested order; unchanged if the order is of other lessons. */
function inWantedOrder(stored: readonly Lesson[], lessonIds: readonly number[]): readonly Lesson[] {
  const arrangement = arrange(stored, lessonIds);
  if (arrangement.state !== 'arranged') return stored;
  return stored.map((lesson) => ({ ...lesson, day: arrangement.days.get(lesson.id) ?? 0 })).toSorted(byDay);
}
