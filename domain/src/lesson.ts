import { z } from 'zod';
import { instant } from './instant.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { EntityId } from './route-id.ts';
import { normaliseVideoUrl } from './video.ts';

export const lessonsCollection = 'lessons';

/** The document `lessons/{id}` (specification 3, "Lesson"). It names its course too, so that one rule and one query suffice. */
export const Lesson = z.object({
  id: EntityId,
  courseId: EntityId,
  subcategoryId: EntityId,
  day: z.int().nonnegative().optional(),
  title: z.string(),
  description: z.string(),
  topics: z.array(z.string()),
  videoUrl: z.string(),
  duration: z.string(),
  updatedAt: instant,
});
export type Lesson = z.infer<typeof Lesson>;

const { validation } = messages;

const Day = z.coerce
  .number({ error: validation.dayRequired })
  .transform(Math.trunc)
  .pipe(z.int().min(limits.day.min, validation.dayOutOfRange).max(limits.day.max, validation.dayOutOfRange));

/** The body of a lesson's create and update, normalised (specification 5, "Lesson" and "Normalisation before sending"). */
export const LessonInput = z.object({
  day: z.preprocess((value) => (value === '' || value === null ? undefined : value), Day),
  title: z
    .string({ error: validation.titleRequired })
    .trim()
    .min(1, validation.titleRequired)
    .max(limits.lesson.title),
  description: z
    .string({ error: validation.descriptionRequired })
    .trim()
    .min(1, validation.descriptionRequired)
    .max(limits.lesson.description),
  topics: z
    .array(z.string().trim().max(limits.lesson.topic))
    .transform((topics) => topics.filter(Boolean))
    .pipe(z.array(z.string()).max(limits.lesson.topics))
    .default([]),
  videoUrl: z.string().trim().max(limits.lesson.url).transform(normaliseVideoUrl).default(''),
  duration: z
    .string()
    .trim()
    .max(limits.name.max)
    .transform((text) => text || limits.lesson.defaultDuration)
    .default(limits.lesson.defaultDuration),
});
export type LessonInput = z.infer<typeof LessonInput>;

/** Whether a lesson id is acceptable: text over 10 characters, or a positive whole number, or text that reads as one. */
export function isLessonId(id: unknown): boolean {
  if (typeof id === 'number') return Number.isSafeInteger(id) && id > 0;
  if (typeof id !== 'string') return false;
  return id.length >= limits.lessonId.minTextLength || Number.parseInt(id, 10) > 0;
}

/** Whether a subcategory id is acceptable: a positive number (specification 5). */
export function isSubcategoryId(id: unknown): boolean {
  return typeof id === 'number' && Number.isFinite(id) && id > 0;
}

/** Lessons by day ascending, a missing day counting as 0; equal days keep their order by id (specification 2.18). */
export function byDay(one: Pick<Lesson, 'day' | 'id'>, other: Pick<Lesson, 'day' | 'id'>): number {
  return (one.day ?? 0) - (other.day ?? 0) || one.id - other.id;
}

/** What someone without access sees of a lesson: the outline, without the video (design decision 5). */
export function lockLesson(lesson: Lesson): Lesson & { locked: true } {
  return { ...lesson, videoUrl: '', locked: true };
}
