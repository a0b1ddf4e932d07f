import { isSlug, slugOf } from './slug-of.ts';

// The category that courses are filtered by is a word of the school's own. If a slug expresses it completely, that slug
// is stored, because the first schools stored `digital-marketing`.

/**
 * The label of a stored category: "Digital Marketing" for `digital-marketing`. A category that is no slug is its own
 * label.
 */
export const categoryLabel = (category: string): string =>
  isSlug(category)
    ? category.replaceAll(
        /(?:^|-)([a-z0-9])/g,
        (part, first: string) => (part.startsWith('-') ? ' ' : '') + first.toUpperCase(),
      )
    : category;

/** The stored form of a category with this label. */
export function categoryFromLabel(label: string): string {
  const trimmed = label.trim();
  const slug = slugOf(trimmed);
  return categoryLabel(slug) === trimmed ? slug : trimmed;
}

/** The categories of courses, each once, in the order of the courses. */
export const categoriesOf = (courses: readonly { category: string }[]): string[] => [
  ...new Set(courses.map(({ category }) => category).filter(Boolean)),
];
