import { isSlug, slugOf } from './slug-of.ts';

// The field that a course belongs to is the school's own word for it. One that a slug says whole is stored as that slug, because the
// first schools stored `digital-marketing`.

/** What a stored category is called: "Digital Marketing" for `digital-marketing`, and as it was written where it is no slug. */
export const categoryLabel = (category: string): string =>
  isSlug(category)
    ? category.replaceAll(
        /(?:^|-)([a-z0-9])/g,
        (part, first: string) => (part.startsWith('-') ? ' ' : '') + first.toUpperCase(),
      )
    : category;

/** How a category is stored that is called so. */
export function categoryCalled(label: string): string {
  const trimmed = label.trim();
  const slug = slugOf(trimmed);
  return categoryLabel(slug) === trimmed ? slug : trimmed;
}

/** The categories of courses, each once, in the order of these. */
export const categoriesOf = (courses: readonly { category: string }[]): string[] => [
  ...new Set(courses.map(({ category }) => category).filter(Boolean)),
];
