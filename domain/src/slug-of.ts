import { limits } from './limits.ts';

// Apart from the schema of a slug, which public pages do not load.

const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** An id stands in addresses too. */
const digitsAlone = /^\d+$/;

export const isSlug = (text: string) => shape.test(text) && !digitsAlone.test(text);

/** The first part of a slug, without a hyphen at its end. */
export const cut = (text: string, max: number) => text.slice(0, max).replace(/-+$/, '');

/** A slug that says what a title says; empty for a title that has no Latin letter. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = cut(plain.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, ''), limits.course.slug);
  return isSlug(slug) ? slug : '';
}
