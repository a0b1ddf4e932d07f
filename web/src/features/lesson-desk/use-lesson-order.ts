import { arrange } from '@padavu/domain/lesson-order';
import { byDay } from '@padavu/domain/lesson';
import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { useRef, useState } from 'react';
import { useNotice } from '@/components/Notices.tsx';
import { reasonOf } from './lesson-service.ts';
import { reorderLessons } from './reorder-lessons.ts';

/** An order that is not seen in the store yet. `storedAt` is the newest version in it, once the server has it. */
type Wanted = { lessonIds: readonly number[]; storedAt: number | null };

const newest = (lessons: readonly Lesson[]) =>
  Math.max(0, ...lessons.map(({ updatedAt }) => updatedAt.getTime()));

/**
 * The lessons of a category in the order that is wanted, at once, and in the stored one again where that fails. Whoever
 * moves on while an order is on its way has the last one sent after it.
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
      notify({ severity: 'error', text: `${messages.lessons.reorderFailed} ${reasonOf(error)}` });
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

/** The lessons on the days that an order gives them; as they are stored where it is not of these lessons any more. */
function inWantedOrder(stored: readonly Lesson[], lessonIds: readonly number[]): readonly Lesson[] {
  const arrangement = arrange(stored, lessonIds);
  if (arrangement.state !== 'arranged') return stored;
  return stored.map((lesson) => ({ ...lesson, day: arrangement.days.get(lesson.id) ?? 0 })).toSorted(byDay);
}
