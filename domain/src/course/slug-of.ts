import { limits } from '@padavu/domain/limits';

// Separate from the schema of a slug, which public pages do not load.

const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Not a slug, because ids are used in addresses too. */
const digitsAlone = /^\d+$/;

export const isSlug = (text: string) => shape.test(text) && !digitsAlone.test(text);

/** Cuts a slug to `max` characters, without a hyphen at its end. */
export const cutSlug = (text: string, max: number) => text.slice(0, max).replace(/-+$/, '');

/** The slug of a title; empty for a title without Latin letters. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = cutSlug(plain.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, ''), limits.course.slug);
  return isSlug(slug) ? slug : '';
}
