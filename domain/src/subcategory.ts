import { z } from 'zod';
import { instant } from './instant.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { EntityId } from './route-id.ts';

export const subcategoriesCollection = 'subcategories';

/** The document `subcategories/{id}`: a category to administrators, a subcategory to the API (specification 3). */
export const Subcategory = z.object({
  id: EntityId,
  courseId: EntityId,
  title: z.string().min(1).max(limits.category.name),
  description: z.string().max(limits.category.description),
  thumbnail: z.string(),
  instructor: z.string(),
  duration: z.string(),
  lessonsCount: z.int().nonnegative(),
  updatedAt: instant,
});
export type Subcategory = z.infer<typeof Subcategory>;

const requiredText = (max: number) =>
  z
    .string({ error: messages.validation.categoryIncomplete })
    .trim()
    .min(1, messages.validation.categoryIncomplete)
    .max(max);

/** The body of `POST /subcategories` and `PUT /subcategories/{id}` (specification 5 and 7). */
export const SubcategoryInput = z.object({
  title: requiredText(limits.category.name),
  description: requiredText(limits.category.description),
  courseId: z.coerce.number({ error: messages.validation.courseRequired }).pipe(EntityId),
  thumbnail: z.string().trim().max(limits.lesson.url).default(''),
  instructor: z.string().trim().max(limits.name.max).default(''),
  duration: z.string().trim().max(limits.name.max).default(''),
  lessonsCount: z.coerce.number().pipe(z.int().nonnegative()).default(0),
});
export type SubcategoryInput = z.infer<typeof SubcategoryInput>;

/** The drawings that stand in for a missing thumbnail. */
export const thumbnailSubjects = [
  'logo-design',
  'brochure',
  'business-card',
  'web-design',
  'course',
] as const;
export type ThumbnailSubject = (typeof thumbnailSubjects)[number];

/** The subject of the default drawing for a title (specification 3, "Category"). */
export function thumbnailSubject(title: string): ThumbnailSubject {
  const folded = title.toLowerCase();
  if (folded.includes('logo')) return 'logo-design';
  if (folded.includes('brochure')) return 'brochure';
  if (folded.includes('business card')) return 'business-card';
  if (folded.includes('web')) return 'web-design';
  return 'course';
}

/** A thumbnail address that may be shown: `https://` or one of our own `assets/` (specification 5); otherwise `undefined`. */
export function usableThumbnail(thumbnail: string | undefined): string | undefined {
  return thumbnail && /^(https:\/\/|\/?assets\/)/.test(thumbnail) ? thumbnail : undefined;
}
