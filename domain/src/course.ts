import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { EntityId } from './route-id.ts';
import {
  storedAddress,
  storedChoice,
  storedCount,
  storedFlag,
  storedMoment,
  storedReferences,
  storedText,
  storedTitle,
} from './stored.ts';
import { optionalText, requiredText } from './text-input.ts';

export const coursesCollection = 'courses';

export const courseCategories = ['digital-marketing', 'graphic-design', 'ecommerce'] as const;
export const CourseCategory = z.enum(courseCategories);
export type CourseCategory = z.infer<typeof CourseCategory>;

/** The document `courses/{id}`. Prices are whole rupees. */
export const Course = z.object({
  id: EntityId,
  title: storedTitle(limits.course.title, messages.defaults.untitledCourse),
  description: storedText(limits.course.description),
  thumbnail: storedAddress(limits.stored.url),
  instructor: storedText(limits.name.max),
  level: storedText(limits.name.max),
  category: storedChoice(CourseCategory, 'digital-marketing'),
  price: storedCount(),
  originalPrice: storedCount(),
  badge: storedText(limits.name.max),
  /** A course that is not published is a draft: administrators alone see it and its lessons. */
  published: storedFlag(false),
  /** The ids of the lessons that exist, kept by whoever writes lessons, so that progress needs no lesson read. */
  lessonIds: storedReferences(limits.stored.lessonsOfCourse),
  updatedAt: storedMoment(),
});
export type Course = z.infer<typeof Course>;

/** What a course is called, also where its title is missing. */
export const courseTitle = ({ title }: Pick<Course, 'title'>): string =>
  title.trim() || messages.defaults.untitledCourse;

const Price = z.preprocess(
  (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
  z.int({ error: messages.validation.priceInvalid }).nonnegative(messages.validation.priceInvalid),
);

/** The body of `POST /course/courses` and `PUT /course/courses/{id}`. A new course is a draft. */
export const CourseInput = z.object({
  title: requiredText(limits.course.title, messages.validation.titleRequired),
  description: requiredText(limits.course.description, messages.validation.descriptionRequired),
  category: z.enum(courseCategories, { error: messages.validation.courseCategoryRequired }),
  price: Price,
  originalPrice: Price,
  thumbnail: optionalText(limits.lesson.url),
  instructor: optionalText(limits.name.max),
  level: optionalText(limits.name.max, 'All Levels'),
  badge: optionalText(limits.name.max),
  published: z.boolean().default(false),
});
export type CourseInput = z.infer<typeof CourseInput>;

/** The names the category screen knows. */
export const courseNames = ['Digital Marketing', 'Graphic Design', 'Ecommerce Mastery'] as const;
export type CourseName = (typeof courseNames)[number];

/** The name the category screen shows for a course title. */
export function courseNameFor(title: string): CourseName {
  const folded = title.toLowerCase();
  if (folded.includes('marketing')) return 'Digital Marketing';
  if (folded.includes('design')) return 'Graphic Design';
  if (folded.includes('commerce')) return 'Ecommerce Mastery';
  return 'Digital Marketing';
}

/** The reverse: the id of the first course that shows under `name`; else the first course's id; else 1. */
export function courseIdFor(name: string, courses: readonly Pick<Course, 'id' | 'title'>[]): number {
  const match = courses.find((course) => courseNameFor(course.title) === name);
  return match?.id ?? courses[0]?.id ?? 1;
}
