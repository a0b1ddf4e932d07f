import { Category, CategoryInput } from '@padavu/domain/course/category';
import { translatable } from '@padavu/domain/language/translation';
import { z } from 'zod';
import { translationFields, translationForm } from '@/components/translation-form.ts';

/** The values of the category form. */
export const CategoryFields = z.object({
  title: z.string(),
  description: z.string(),
  courseId: z.string(),
  thumbnail: z.string(),
  instructor: z.string(),
  duration: z.string(),
  translations: translationFields(translatable.category),
});
export type CategoryFields = z.infer<typeof CategoryFields>;

const { shape } = CategoryInput;

/** The input that is sent. The server counts the lessons. */
export const CategoryFormInput = CategoryInput.omit({ lessonsCount: true }).extend({
  courseId: z
    .string()
    .transform((text): unknown => text)
    .pipe(shape.courseId),
  thumbnail: shape.thumbnail.unwrap(),
  instructor: shape.instructor.unwrap(),
  duration: shape.duration.unwrap(),
  translations: translationForm(translatable.category),
});
export type CategoryFormInput = z.output<typeof CategoryFormInput>;

/** The form values of a category. Without a course none is selected, so that one must be chosen. */
export function fieldsOf({ courseId, ...category }: Category): CategoryFields {
  return CategoryFields.parse({ ...category, courseId: courseId === 0 ? '' : String(courseId) });
}

/** The first values of a new category, with a preselected course or none. */
export const newFields = (courseId: number | null): CategoryFields =>
  fieldsOf(Category.parse({ id: 1, courseId }));
