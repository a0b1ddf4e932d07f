import type { Instructor } from './course.ts';
import { filled } from './filled.ts';
import { formatDate } from './school-format.ts';
import type { Region } from './usual-region.ts';
import type { SiteCourse } from './site.ts';
import * as texts from './course-texts.ts';

// What pages say of courses. It stands apart from the courses' schema, which public pages do not load.

/** The course that the site puts forward, in a tab, the footer and the second banner: the first in the order of the site. */
export const featuredCourse = <T>(courses: readonly T[]): T | undefined => courses[0];

/** Names as a sentence lists them: "Search, social media and content". */
export function listed(names: readonly string[], last: 'and' | 'or'): string {
  const others = names.slice(0, -1).join(', ');
  return [others, ...names.slice(-1)].filter(Boolean).join(last === 'and' ? texts.and : texts.or);
}

type Taught = { instructors: readonly Pick<Instructor, 'name'>[] };

/** Who teaches: "Meera Nair and Arun Joseph". */
export const instructorNames = ({ instructors }: Taught): string =>
  listed(
    instructors.map(({ name }) => name),
    'and',
  );

/** How a course's page says who teaches; empty where nobody is named. */
export function instructorLabel(course: Taught): string {
  const names = instructorNames(course);
  if (names === '') return '';
  return course.instructors.length > 1
    ? filled(texts.instructors, { names })
    : filled(texts.instructor, { names });
}

/** The labels of a card. A badge may hold several, with commas between them: "Premium, Pro". */
export const badgeLabels = ({ badge }: Pick<SiteCourse, 'badge'>): string[] =>
  badge
    .split(',')
    .map((label) => label.trim())
    .filter(Boolean);

/** The paragraphs of a text, which empty lines part. Cards show the first of a description. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The month in which a course was last changed: "May 2025"; empty where that is not known. */
export function monthOfChange(region: Region, { updatedAt }: Pick<SiteCourse, 'updatedAt'>): string {
  const changed = new Date(updatedAt);
  if (Number.isNaN(changed.getTime())) return '';
  return formatDate(region, changed, { month: 'long', year: 'numeric' });
}

const units: Readonly<Record<string, string>> = { day: 'D', week: 'W', month: 'M', year: 'Y' };

/** A duration such as "1 Month" as ISO 8601 writes it, `P1M`; `undefined` for one in other words. */
export function isoDuration(duration: string): string | undefined {
  const [, count, unit = ''] = /^\s*(\d{1,3}) (day|week|month|year)s?\s*$/i.exec(duration) ?? [];
  return count && `P${count}${units[unit.toLowerCase()]}`;
}
