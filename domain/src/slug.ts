import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** The collection `slugs/{slug}`: which course each name in addresses leads to, the ones that courses had before included. */
export const slugsCollection = 'slugs';

const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** An id stands in addresses too. */
const digitsAlone = /^\d+$/;

const isSlug = (text: string) => shape.test(text) && !digitsAlone.test(text);

/** The name of a course in addresses, such as `ecommerce-mastery`. */
export const Slug = z
  .string({ error: messages.validation.slugInvalid })
  .max(limits.course.slug, messages.validation.slugInvalid)
  .refine(isSlug, messages.validation.slugInvalid);

const cut = (text: string, max: number) => text.slice(0, max).replace(/-+$/, '');

/** A slug that says what a title says; empty for a title that has no Latin letter. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = cut(plain.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, ''), limits.course.slug);
  return isSlug(slug) ? slug : '';
}

/** The slugs for a course that nobody chose one for, the best one first: no two courses share the ones after the first. */
export function slugCandidates(title: string, id: number): string[] {
  const slug = slugOf(title);
  const end = `-${id}`;
  const own = `course${end}`;
  return slug === '' ? [own] : [slug, cut(slug, limits.course.slug - end.length) + end, own];
}
