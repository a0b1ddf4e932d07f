import { plainAmount } from '@padavu/domain/amount';
import { CourseInput as CourseBody } from '@padavu/domain/course';
import type { Course } from '@padavu/domain/course';
import { z } from 'zod';

/** The values of the course form. */
export const CourseFields = z.object({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  price: z.string(),
  originalPrice: z.string(),
  thumbnail: z.string(),
  instructor: z.string(),
  level: z.string(),
  badge: z.string(),
  published: z.boolean(),
});
export type CourseFields = z.infer<typeof CourseFields>;

const { shape } = CourseBody;
/** An amount as people write one; the course's schema decides whether it is a price. */
const amount = z.string().transform((text): unknown => plainAmount(text));

/** The input that is sent. */
export const CourseForm = z.object({
  title: shape.title,
  description: shape.description,
  category: z.string().pipe(shape.category),
  price: amount.pipe(shape.price),
  originalPrice: amount.pipe(shape.originalPrice),
  thumbnail: shape.thumbnail.unwrap(),
  instructor: shape.instructor.unwrap(),
  level: shape.level.unwrap(),
  badge: shape.badge.unwrap(),
  published: z.boolean(),
});
export type CourseForm = z.output<typeof CourseForm>;

export function fieldsOf(course: Course): CourseFields {
  const { price, originalPrice } = course;
  return CourseFields.parse({ ...course, price: String(price), originalPrice: String(originalPrice) });
}

/** The first values of a new course: an unpublished draft. */
export const newFields: CourseFields = {
  title: '',
  description: '',
  category: '',
  price: '',
  originalPrice: '',
  thumbnail: '',
  instructor: '',
  level: 'All Levels',
  badge: '',
  published: false,
};
