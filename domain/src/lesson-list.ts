import { z } from 'zod';
import { LessonInput } from './lesson.ts';
import { limits } from './limits.ts';
import { messageFor, messages } from './messages.ts';

/** The body of a call that creates several lessons, in their order. */
export const LessonList = z.object({
  lessons: z
    .array(LessonInput, { error: messages.validation.lessonsRequired })
    .min(1, messages.validation.lessonsRequired)
    .max(limits.lessonList.lessons, messageFor.tooMany(limits.lessonList.lessons)),
});
export type LessonList = z.infer<typeof LessonList>;
