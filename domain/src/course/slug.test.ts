import { describe, expect, it } from 'vitest';
import { limits } from '@padavu/domain/limits';
import { slugOf } from './slug-of.ts';
import { Slug, slugCandidates } from './slug.ts';

describe('a slug', () => {
  it.each(['a', 'ecommerce-mastery', '3d-design', 'seo-2'])('may be %s', (slug) => {
    expect(Slug.safeParse(slug).success).toBe(true);
  });

  it.each(['', '7', '2024', 'Shop', 'two words', '-a', 'a-', 'a--b', '../a', 'പടവ്', 'a'.repeat(61)])(
    'may not be "%s"',
    (slug) => {
      expect(Slug.safeParse(slug).success).toBe(false);
    },
  );
});

describe('the slug of a title', () => {
  it.each([
    ['Ecommerce Mastery', 'ecommerce-mastery'],
    ['  SEO / Digital Marketing! ', 'seo-digital-marketing'],
    ['Déjà vu ﬁne', 'deja-vu-fine'],
    ['3D Design', '3d-design'],
    ['2024', ''],
    ['കച്ചവടം', ''],
    ['', ''],
  ])('of "%s" is "%s"', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('is cut to the limit, without a hyphen at its end', () => {
    expect(slugOf(`${'a'.repeat(limits.course.slug - 1)} bc`)).toBe('a'.repeat(limits.course.slug - 1));
  });
});

describe('the slugs for a course without a chosen one', () => {
  it('are its title, its title with its id, and its id', () => {
    expect(slugCandidates('Baking', 7)).toEqual(['baking', 'baking-7', 'course-7']);
  });

  it('are only its id if the title has no Latin letters', () => {
    expect(slugCandidates('കച്ചവടം', 7)).toEqual(['course-7']);
  });

  it('are slugs, however long the title', () => {
    for (const slug of slugCandidates('a b '.repeat(40), 123_456)) {
      expect(Slug.safeParse(slug).success).toBe(true);
    }
  });
});
