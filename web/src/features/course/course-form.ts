import { plainAmount } from '@padavu/domain/amount';
import { CourseInput as CourseBody } from '@padavu/domain/course';
import type { Course } from '@padavu/domain/course';
import { z } from 'zod';

/** What the fields of a course's dialog hold. */
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
/** An amount as people write one; whether it is a price is for the course's own schema to say. */
const amount = z.string().transform((text): unknown => plainAmount(text));

/** What is made of them and sent. */
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

/** A new course: a draft, for everyone. */
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
