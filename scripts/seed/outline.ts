import type { Course } from '@padavu/domain/course/course';
import type { translatable } from '@padavu/domain/language/translation';
import type { z } from 'zod';
import type { QuizInput } from '@padavu/domain/learning/quiz-input';
import type { VideoName } from './videos.ts';

/** One day of a category. Its day number is its position in the list, from 1. */
type LessonOutline = {
  title: string;
  description: string;
  topics: readonly string[];
  /** Left out where a lesson has no video yet. */
  video?: VideoName;
  duration?: string;
  /** The task that it sets. */
  task?: string;
  quiz?: QuizInput;
};

type CategoryOutline = {
  title: string;
  description: string;
  /** A drawing of the site; left out where the default for the title is used. */
  drawing?: string;
  duration: string;
  lessons: readonly LessonOutline[];
};

/** A day as visitors see it. */
type DayOutline = { title: string; description: string; drawing: string; topics: readonly string[] };

/** The fields of a course that are stored as they are here. */
type CourseFields = Pick<
  Course,
  | 'title'
  | 'slug'
  | 'summary'
  | 'description'
  | 'category'
  | 'level'
  | 'badge'
  | 'price'
  | 'originalPrice'
  | 'duration'
  | 'language'
  | 'rating'
  | 'reviewCount'
>;

/**
 * The texts of a course of one teacher in another language: those of its categories and of its lessons in reading
 * order.
 */
export type CourseTexts = {
  course: z.input<typeof translatable.course>;
  categories: readonly z.input<typeof translatable.category>[];
  lessons: readonly z.input<typeof translatable.lesson>[];
};

export type CourseOutline = CourseFields & {
  drawing: string;
  teachers: readonly string[];
  outcomes: readonly string[];
  days: readonly DayOutline[];
  /** Meetings, past and to come. */
  sessions?: Course['sessions'];
  /** How its days open; all at once by default. */
  pace?: Course['pace'];
  categories: readonly CategoryOutline[];
  /** Left out where a course has only one language. */
  malayalam?: CourseTexts;
};

/** Adds the Malayalam translation to a text of the course. */
export const withMalayalam = <T extends object, M extends object>(
  text: T,
  ml: M,
): T & { translations: { ml: M } } => ({
  ...text,
  translations: { ml },
});

/** A text of paragraphs. Cards show the first. */
export const paragraphs = (...texts: string[]) => texts.join('\n\n');
