import type { PageId } from '@padavu/domain/site/page-content';
import { paths } from './paths.ts';

/** The paths of the pages that the school writes. */
export const pagePaths: Readonly<Record<Exclude<PageId, 'footer'>, string>> = {
  home: paths.home,
  about: paths.about,
  courses: paths.courses,
  contact: paths.contact,
  faq: paths.faq,
  terms: paths.terms,
  privacy: paths.privacy,
  refund: paths.refund,
  cookies: paths.cookies,
};
