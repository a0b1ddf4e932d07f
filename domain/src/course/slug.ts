import { z } from 'zod';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { cutSlug, isSlug, slugOf } from './slug-of.ts';

/** The collection `slugs/{slug}`: the course of each slug, former slugs included. */
export const slugsCollection = 'slugs';

/** The name of a course in addresses, such as `ecommerce-mastery`. */
export const Slug = z
  .string({ error: messages.validation.slugInvalid })
  .max(limits.course.slug, messages.validation.slugInvalid)
  .refine(isSlug, messages.validation.slugInvalid);

/**
 * Slugs for a course without a chosen one, the best first. Those after the first have the course's id, so they are
 * unique.
 */
export function slugCandidates(title: string, id: number): string[] {
  const slug = slugOf(title);
  const end = `-${id}`;
  const own = `course${end}`;
  return slug === '' ? [own] : [slug, cutSlug(slug, limits.course.slug - end.length) + end, own];
}
