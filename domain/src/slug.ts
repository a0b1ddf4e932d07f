import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { cut, isSlug, slugOf } from './slug-of.ts';

/** The collection `slugs/{slug}`: which course each name in addresses leads to, the ones that courses had before included. */
export const slugsCollection = 'slugs';

/** The name of a course in addresses, such as `ecommerce-mastery`. */
export const Slug = z
  .string({ error: messages.validation.slugInvalid })
  .max(limits.course.slug, messages.validation.slugInvalid)
  .refine(isSlug, messages.validation.slugInvalid);

/** The slugs for a course that nobody chose one for, the best one first: no two courses share the ones after the first. */
export function slugCandidates(title: string, id: number): string[] {
  const slug = slugOf(title);
  const end = `-${id}`;
  const own = `course${end}`;
  return slug === '' ? [own] : [slug, cut(slug, limits.course.slug - end.length) + end, own];
}
