import type { Instructor } from './course.ts';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { formatDate } from '@padavu/domain/school/school-format';
import type { Region } from '@padavu/domain/school/usual-region';
import type { SiteCourse } from '@padavu/domain/site/site';
import * as texts from './course-texts.ts';

// Words about courses for pages. Separate from the courses' schema, so that public pages do not load that.

/** The course that the site features in a tab, the footer and the second banner: the first in the order of the site. */
export const featuredCourse = <T>(courses: readonly T[]): T | undefined => courses[0];

/** Joins names as in a sentence: "Search, social media and content". */
export function joinNames(names: readonly string[], last: 'and' | 'or'): string {
  const others = names.slice(0, -1).join(', ');
  return [others, ...names.slice(-1)].filter(Boolean).join(last === 'and' ? texts.and : texts.or);
}

type WithInstructors = { instructors: readonly Pick<Instructor, 'name'>[] };

/** The names of the teachers: "Meera Nair and Arun Joseph". */
export const instructorNames = ({ instructors }: WithInstructors): string =>
  joinNames(
    instructors.map(({ name }) => name),
    'and',
  );

/** The line about the teachers on a course's page; empty where nobody is named. */
export function instructorLabel(course: WithInstructors): string {
  const names = instructorNames(course);
  if (names === '') return '';
  return course.instructors.length > 1
    ? fillPlaceholders(texts.instructors, { names })
    : fillPlaceholders(texts.instructor, { names });
}

/** The labels of a card, each once. A badge may hold several, separated by commas: "Premium, Pro". */
export function badgeLabels({ badge }: Pick<SiteCourse, 'badge'>): string[] {
  const labels = badge.split(',').map((label) => label.trim());
  return [...new Set(labels)].filter(Boolean);
}

/** The paragraphs of a text, which are separated by empty lines. Cards show the first paragraph of a description. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The month of a course's last change: "May 2025"; empty where it is not known. */
export function monthOfChange(region: Region, { updatedAt }: Pick<SiteCourse, 'updatedAt'>): string {
  const changed = new Date(updatedAt);
  if (Number.isNaN(changed.getTime())) return '';
  return formatDate(region, changed, { month: 'long', year: 'numeric' });
}

const units: Readonly<Record<string, string>> = { day: 'D', week: 'W', month: 'M', year: 'Y' };

/** A duration such as "1 Month" in ISO 8601, `P1M`; `undefined` for other wordings. */
export function isoDuration(duration: string): string | undefined {
  const [, count, unit = ''] = /^\s*(\d{1,3}) (day|week|month|year)s?\s*$/i.exec(duration) ?? [];
  return count && `P${count}${units[unit.toLowerCase()]}`;
}
