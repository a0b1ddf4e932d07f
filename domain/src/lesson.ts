import { z } from 'zod';
import { instant } from './instant.ts';
import { limits } from './limits.ts';
import { taskLimits } from './task-limits.ts';
import { learnerMessages } from './learner-messages.ts';
import { messageFor, messages } from './messages.ts';
import { LessonQuiz } from './quiz-result.ts';
import { EntityId, idInput } from './route-id.ts';
import {
  mayLack,
  storedAddress,
  storedMoment,
  storedReference,
  storedText,
  storedTexts,
  storedTitle,
} from './stored.ts';
import { requiredText } from './text-input.ts';
import { storedTranslations, translatable, translationsInput } from './translation.ts';
import { normaliseVideoUrl } from './video.ts';

export const lessonsCollection = 'lessons';

/** The document `lessons/{id}`. It names its course too, so that one rule and one query suffice. */
export const Lesson = z.object({
  id: EntityId,
  courseId: storedReference(),
  subcategoryId: storedReference(),
  day: mayLack(z.int().nonnegative().max(limits.stored.day)),
  title: storedTitle(limits.lesson.title, learnerMessages.lessonViewer.untitled),
  description: storedText(limits.lesson.description),
  topics: storedTexts(limits.lesson.topics, limits.lesson.topic),
  videoUrl: storedAddress(limits.stored.url),
  duration: storedText(limits.name.max),
  /** An earlier day that it had, with which it goes on to open (pace.ts). */
  opensWith: mayLack(z.int().nonnegative().max(limits.stored.day)),
  /** Whether it has a quiz, and whether that has to be passed (quiz.ts). */
  quiz: mayLack(LessonQuiz),
  /** What work it asks for; empty or missing for none (task.ts). */
  task: mayLack(z.string().max(taskLimits.wanted)),
  translations: storedTranslations(translatable.lesson),
  updatedAt: storedMoment(),
});
export type Lesson = z.infer<typeof Lesson>;

const { validation } = messages;

/** A day as a form or another client sends it: a number or its text, cut to whole days. */
const Day = z.preprocess(
  (value) => {
    const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
    return isNumber ? Math.trunc(Number(value)) : undefined;
  },
  z
    .int({ error: validation.dayRequired })
    .min(limits.day.min, validation.dayOutOfRange)
    .max(limits.day.max, validation.dayOutOfRange),
);

const { lesson: most } = limits;

/** The body of a lesson's create and update, normalised. */
export const LessonInput = z.object({
  day: Day,
  title: requiredText(most.title, validation.titleRequired),
  description: requiredText(most.description, validation.descriptionRequired),
  topics: z
    .array(z.string().trim().max(most.topic, messageFor.tooLong(most.topic)))
    .transform((topics) => topics.filter(Boolean))
    .pipe(z.array(z.string()).max(most.topics, messageFor.tooMany(most.topics)))
    .default([]),
  videoUrl: z
    .string()
    .trim()
    .max(most.url, messageFor.tooLong(most.url))
    .transform(normaliseVideoUrl)
    .default(''),
  duration: z
    .string()
    .trim()
    .max(limits.name.max, messageFor.tooLong(limits.name.max))
    .transform((text) => text || most.defaultDuration)
    .default(most.defaultDuration),
  /** Missing: as it is, because clients from before it know nothing of it. */
  task: z.string().trim().max(taskLimits.wanted, messageFor.tooLong(taskLimits.wanted)).optional(),
  /** Missing: as they are, for the same reason. */
  translations: translationsInput(translatable.lesson),
});
export type LessonInput = z.infer<typeof LessonInput>;

/** The body of a lesson's update: the path says where the lesson is, `subcategoryId` where it shall be. */
export const LessonUpdate = LessonInput.extend({
  subcategoryId: idInput(validation.categoryIdInvalid).optional(),
});
export type LessonUpdate = z.infer<typeof LessonUpdate>;

/** Whether a lesson id is acceptable: text over 10 characters, or a positive whole number, or text that reads as one. */
export function isLessonId(id: unknown): boolean {
  if (typeof id === 'number') return Number.isSafeInteger(id) && id > 0;
  if (typeof id !== 'string') return false;
  return id.length >= limits.lessonId.minTextLength || Number.parseInt(id, 10) > 0;
}

/** Whether an id of a category is acceptable: a positive number. */
export function isCategoryId(id: unknown): boolean {
  return typeof id === 'number' && Number.isFinite(id) && id > 0;
}

/** Lessons by day ascending, a missing day counting as 0; equal days keep their order by id. */
export function byDay(one: Pick<Lesson, 'day' | 'id'>, other: Pick<Lesson, 'day' | 'id'>): number {
  return (one.day ?? 0) - (other.day ?? 0) || one.id - other.id;
}

/** What someone without access sees of a lesson: the outline, without the video and the task. */
export function lockLesson(lesson: Lesson): Lesson & { locked: true } {
  const { task: _, translations, ...outline } = lesson;
  const { task: __, ...ml } = translations?.ml ?? {};
  const translated = translations?.ml && { translations: { ml } };
  return { ...outline, ...translated, videoUrl: '', locked: true };
}

/** A lesson as the API answers it: whole, or the outline alone; to a learner of its course with the moment at which it opens. */
export const LessonReply = Lesson.extend({
  locked: z.literal(true).optional(),
  opensAt: instant.nullable().optional(),
});
export type LessonReply = z.infer<typeof LessonReply>;
