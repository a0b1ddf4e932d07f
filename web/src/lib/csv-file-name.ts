import { slugOf } from '@padavu/domain/course/slug-of';

/**
 * The name of a file that the school exports: `padavu-users-pending.csv`. Empty parts are left out, as is the name of a
 * school in another script, which has no slug.
 */
export const csvFileName = (school: { name: string }, ...parts: readonly string[]): string =>
  `${[slugOf(school.name), ...parts].filter(Boolean).join('-')}.csv`;
