import { z } from 'zod';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { EntityId, idInput } from '@padavu/domain/values/route-id';
import {
  storedAddress,
  storedCount,
  storedMoment,
  storedReference,
  storedText,
  storedTitle,
} from '@padavu/domain/stored';
import { optionalText, requiredText } from '@padavu/domain/values/text-input';
import { storedTranslations, translatable, translationsInput } from '@padavu/domain/language/translation';

export const categoriesCollection = 'subcategories';

/** The document `subcategories/{id}`: a category of a course, which the API calls a subcategory. */
export const Category = z.object({
  id: EntityId,
  courseId: storedReference(),
  title: storedTitle(limits.category.name, messages.defaults.untitledCategory),
  description: storedText(limits.category.description),
  thumbnail: storedAddress(limits.stored.url),
  instructor: storedText(limits.name.max),
  duration: storedText(limits.name.max),
  lessonsCount: storedCount(limits.category.lessons),
  translations: storedTranslations(translatable.category),
  updatedAt: storedMoment(),
});
export type Category = z.infer<typeof Category>;

/** The title of a category, or the default where it is missing. */
export const categoryTitle = ({ title }: Pick<Category, 'title'>): string =>
  title.trim() || messages.defaults.untitledCategory;

/** The body of `POST /subcategories` and `PUT /subcategories/{id}`. */
export const CategoryInput = z.object({
  title: requiredText(limits.category.name, messages.validation.categoryIncomplete),
  description: requiredText(limits.category.description, messages.validation.categoryIncomplete),
  courseId: idInput(messages.validation.courseRequired),
  thumbnail: optionalText(limits.lesson.url),
  instructor: optionalText(limits.name.max),
  duration: optionalText(limits.name.max),
  lessonsCount: z.coerce.number().pipe(z.int().nonnegative()).default(0),
  /** If missing, the stored ones stay, because older clients do not know them. */
  translations: translationsInput(translatable.category),
});
export type CategoryInput = z.infer<typeof CategoryInput>;

/** The same body with the field names of other clients: `name`, `image` and a list of `lessons`. */
export const CategoryBody = z.preprocess((body) => {
  const parsed = OtherNames.safeParse(body);
  if (!parsed.success) return body;
  const { name, image, lessons, ...rest } = parsed.data;
  return { title: name, thumbnail: image, lessonsCount: lessons?.length, ...rest };
}, CategoryInput);

const OtherNames = z.looseObject({
  name: z.unknown().optional(),
  image: z.unknown().optional(),
  lessons: z.array(z.unknown()).optional().catch(undefined),
});
