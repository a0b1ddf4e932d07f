import { z } from 'zod';
import { instant } from './instant.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { EntityId, idInput } from './route-id.ts';
import { optionalText, requiredText } from './text-input.ts';

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

/** The body of `POST /subcategories` and `PUT /subcategories/{id}` (specification 5 and 7). */
export const SubcategoryInput = z.object({
  title: requiredText(limits.category.name, messages.validation.categoryIncomplete),
  description: requiredText(limits.category.description, messages.validation.categoryIncomplete),
  courseId: idInput(messages.validation.courseRequired),
  thumbnail: optionalText(limits.lesson.url),
  instructor: optionalText(limits.name.max),
  duration: optionalText(limits.name.max),
  lessonsCount: z.coerce.number().pipe(z.int().nonnegative()).default(0),
});
export type SubcategoryInput = z.infer<typeof SubcategoryInput>;

/** The same body in the spellings of other clients: `name`, `image` and a list of `lessons` (specification 3, "Category"). */
export const SubcategoryBody = z.preprocess((body) => {
  const spelt = Spellings.safeParse(body);
  if (!spelt.success) return body;
  const { name, image, lessons, ...rest } = spelt.data;
  return { title: name, thumbnail: image, lessonsCount: lessons?.length, ...rest };
}, SubcategoryInput);

const Spellings = z.looseObject({
  name: z.unknown().optional(),
  image: z.unknown().optional(),
  lessons: z.array(z.unknown()).optional().catch(undefined),
});

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
