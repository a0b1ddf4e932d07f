import { z } from 'zod';
import { instant } from './instant.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { EntityId } from './route-id.ts';
import { optionalText, requiredText } from './text-input.ts';

export const coursesCollection = 'courses';

export const courseCategories = ['digital-marketing', 'graphic-design', 'ecommerce'] as const;
export const CourseCategory = z.enum(courseCategories);
export type CourseCategory = z.infer<typeof CourseCategory>;

/** The document `courses/{id}` (specification 3, "Course"). Prices are whole rupees. */
export const Course = z.object({
  id: EntityId,
  title: z.string().min(1).max(limits.course.title),
  description: z.string().max(limits.course.description),
  thumbnail: z.string(),
  instructor: z.string(),
  level: z.string(),
  category: CourseCategory,
  price: z.int().nonnegative(),
  originalPrice: z.int().nonnegative(),
  badge: z.string(),
  /** A course that is not published is a draft: administrators alone see it and its lessons. */
  published: z.boolean(),
  /** The ids of the lessons that exist, kept by whoever writes lessons, so that progress needs no lesson read. */
  lessonIds: z.array(EntityId),
  updatedAt: instant,
});
export type Course = z.infer<typeof Course>;

const Price = z.preprocess(
  (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
  z.int({ error: messages.validation.priceInvalid }).nonnegative(messages.validation.priceInvalid),
);

/** The body of `POST /course/courses` and `PUT /course/courses/{id}` (design decision 7). A new course is a draft. */
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

/** The names the category screen knows (specification 2.14). */
export const courseNames = ['Digital Marketing', 'Graphic Design', 'Ecommerce Mastery'] as const;
export type CourseName = (typeof courseNames)[number];

/** The name the category screen shows for a course title (specification 3, "Course name derivation"). */
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
