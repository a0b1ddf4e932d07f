import type { Course } from '@padavu/domain/course/course';
import { siteCourse } from '@padavu/domain/site/site';
import { pageIds } from '@padavu/domain/site/page-content';
import { PublishedPages } from '@padavu/domain/site/site-document';
import type { SiteDocument } from '@padavu/domain/site/site-document';
import { demoCatalogue } from './catalogue.ts';
import { demoPages, demoPublishedAt } from './pages.ts';
import { demoSchool } from './school.ts';

/** What the public site shows of the demo school and its courses. */
export function demoSite(courses: readonly Course[] = demoCatalogue().courses): SiteDocument {
  return {
    school: demoSchool,
    courses: courses
      .filter(({ published, slug }) => published && slug !== '')
      .toSorted((one, other) => one.order - other.order || one.id - other.id)
      .map(siteCourse),
    redirects: {},
    pages: PublishedPages.parse(
      Object.fromEntries(
        pageIds.map((id) => [id, { content: demoPages[id], publishedAt: demoPublishedAt(id).toISOString() }]),
      ),
    ),
  };
}
