import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { useNotice } from '@/components/Notices.tsx';
import { useCommand } from '@/components/use-command.ts';
import { duplicateLesson } from './duplicate-lesson.ts';
import { reasonOf } from './lesson-service.ts';

/** Copies a lesson, and says how it went. */
export function useDuplicated(lesson: Lesson) {
  const notify = useNotice();
  return useCommand(async () => {
    try {
      const { day, title } = await duplicateLesson(lesson);
      notify({ severity: 'success', text: `${messages.lessons.duplicated} “${title}” is on day ${day}.` });
    } catch (error) {
      notify({ severity: 'error', text: `${messages.lessons.duplicateFailed} ${reasonOf(error)}` });
    }
  });
}
