import type { Course } from '@padavu/domain/course';
import { siteCourse } from '@padavu/domain/site';
import type { SiteContent } from '@padavu/domain/site';
import { demoCatalogue } from './catalogue.ts';
import { demoSchool } from './school.ts';

/** What the public site shows of the demo school and its courses. */
export function demoSite(courses: readonly Course[] = demoCatalogue().courses): SiteContent {
  return {
    school: demoSchool,
    courses: courses
      .filter(({ published, slug }) => published && slug !== '')
      .toSorted((one, other) => one.order - other.order || one.id - other.id)
      .map(siteCourse),
    redirects: {},
  };
}
