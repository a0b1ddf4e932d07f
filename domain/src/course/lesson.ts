import { z } from 'zod';
import { instant } from '@padavu/domain/values/instant';
import { limits } from '@padavu/domain/limits';
import { taskLimits } from '@padavu/domain/learning/task-limits';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { messageFor, messages } from '@padavu/domain/messages';
import { LessonQuiz } from '@padavu/domain/learning/quiz-result';
import { EntityId, idInput } from '@padavu/domain/values/route-id';
import {
  mayLack,
  storedAddress,
  storedMoment,
  storedReference,
  storedText,
  storedTexts,
  storedTitle,
} from '@padavu/domain/stored';
import { requiredText } from '@padavu/domain/values/text-input';
import { storedTranslations, translatable, translationsInput } from '@padavu/domain/language/translation';
import { normaliseVideoUrl } from './video.ts';

export const lessonsCollection = 'lessons';

/** The document `lessons/{id}`. It has the id of its course too, so that one rule and one query suffice. */
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
  /** An earlier day of this lesson. It still opens with that day (pace.ts). */
  opensWith: mayLack(z.int().nonnegative().max(limits.stored.day)),
  /** Whether it has a quiz, and whether the quiz must be passed (quiz.ts). */
  quiz: mayLack(LessonQuiz),
  /** The text of its task; empty or missing for none (task.ts). */
  task: mayLack(z.string().max(taskLimits.wanted)),
  translations: storedTranslations(translatable.lesson),
  updatedAt: storedMoment(),
});
export type Lesson = z.infer<typeof Lesson>;

const { validation } = messages;

/** A day from a form or another client: a number, or a number as text, truncated to whole days. */
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

const { lesson: lessonLimits } = limits;

/** The body that creates or updates a lesson, normalised. */
export const LessonInput = z.object({
  day: Day,
  title: requiredText(lessonLimits.title, validation.titleRequired),
  description: requiredText(lessonLimits.description, validation.descriptionRequired),
  topics: z
    .array(z.string().trim().max(lessonLimits.topic, messageFor.tooLong(lessonLimits.topic)))
    .transform((topics) => topics.filter(Boolean))
    .pipe(z.array(z.string()).max(lessonLimits.topics, messageFor.tooMany(lessonLimits.topics)))
    .default([]),
  videoUrl: z
    .string()
    .trim()
    .max(lessonLimits.url, messageFor.tooLong(lessonLimits.url))
    .transform(normaliseVideoUrl)
    .default(''),
  duration: z
    .string()
    .trim()
    .max(limits.name.max, messageFor.tooLong(limits.name.max))
    .transform((text) => text || lessonLimits.defaultDuration)
    .default(lessonLimits.defaultDuration),
  /** If missing, the stored one stays, because older clients do not know it. */
  task: z.string().trim().max(taskLimits.wanted, messageFor.tooLong(taskLimits.wanted)).optional(),
  /** If missing, the stored ones stay, for the same reason. */
  translations: translationsInput(translatable.lesson),
});
export type LessonInput = z.infer<typeof LessonInput>;

/** The body of a lesson's update. The path has the current category, `subcategoryId` the new one. */
export const LessonUpdate = LessonInput.extend({
  subcategoryId: idInput(validation.categoryIdInvalid).optional(),
});
export type LessonUpdate = z.infer<typeof LessonUpdate>;

/** The title of a lesson, or the default where it is missing. */
export const lessonTitle = ({ title }: Pick<Lesson, 'title'>): string =>
  title || learnerMessages.lessonViewer.untitled;

/**
 * Whether a lesson id is valid: a text of more than 10 characters, a positive whole number, or a text that begins with
 * one.
 */
export function isLessonId(id: unknown): boolean {
  if (typeof id === 'number') return Number.isSafeInteger(id) && id > 0;
  if (typeof id !== 'string') return false;
  return id.length >= limits.lessonId.minTextLength || Number.parseInt(id, 10) > 0;
}

/** Whether a category id is valid: a positive number. */
export function isCategoryId(id: unknown): boolean {
  return typeof id === 'number' && Number.isFinite(id) && id > 0;
}

/** Compares lessons by day, then by id. A missing day counts as 0. */
export function byDay(one: Pick<Lesson, 'day' | 'id'>, other: Pick<Lesson, 'day' | 'id'>): number {
  return (one.day ?? 0) - (other.day ?? 0) || one.id - other.id;
}

/** A lesson as people without access see it: the outline, without the video and the task. */
export function lockLesson(lesson: Lesson): Lesson & { locked: true } {
  const { task: _, translations, ...outline } = lesson;
  const { task: __, ...ml } = translations?.ml ?? {};
  const translated = translations?.ml && { translations: { ml } };
  return { ...outline, ...translated, videoUrl: '', locked: true };
}

/**
 * A lesson in responses of the API: whole or outline only. Learners of its course also get the moment at which it
 * opens.
 */
export const LessonReply = Lesson.extend({
  locked: z.literal(true).optional(),
  opensAt: instant.nullable().optional(),
});
export type LessonReply = z.infer<typeof LessonReply>;
