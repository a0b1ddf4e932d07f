import { SubcategoryInput } from '@padavu/domain/subcategory';
import type { Subcategory } from '@padavu/domain/subcategory';
import { z } from 'zod';

/** What the fields of a category's dialog hold (specification 2.14, "Modal"). */
export const CategoryFields = z.object({
  title: z.string(),
  description: z.string(),
  courseId: z.string(),
  thumbnail: z.string(),
  instructor: z.string(),
  duration: z.string(),
});
export type CategoryFields = z.infer<typeof CategoryFields>;

const { shape } = SubcategoryInput;

/** What is made of them and sent. The lessons are counted by the server. */
export const CategoryInput = SubcategoryInput.omit({ lessonsCount: true }).extend({
  courseId: z
    .string()
    .transform((text): unknown => text)
    .pipe(shape.courseId),
  thumbnail: shape.thumbnail.unwrap(),
  instructor: shape.instructor.unwrap(),
  duration: shape.duration.unwrap(),
});
export type CategoryInput = z.output<typeof CategoryInput>;

export function fieldsOf({ courseId, ...category }: Subcategory): CategoryFields {
  return CategoryFields.parse({ ...category, courseId: String(courseId) });
}

/** A new category, of a course where one is chosen already. */
export function newFields(courseId: number | null): CategoryFields {
  return {
    title: '',
    description: '',
    courseId: courseId === null ? '' : String(courseId),
    thumbnail: '',
    instructor: '',
    duration: '',
  };
}
