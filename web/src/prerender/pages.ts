import type { SiteContent } from '@padavu/domain/site';
import { coursePath, paths } from '@/lib/paths.ts';

/** A page that is HTML before it is an application. */
export type PrerenderedPage = {
  path: string;
  /** Search engines may list it. */
  listed: boolean;
  /** Without script the page is of no use, and says so. */
  needsScript: boolean;
};

const page = (path: string): PrerenderedPage => ({ path, listed: true, needsScript: false });
const signInPage = (path: string): PrerenderedPage => ({ path, listed: false, needsScript: true });

/** Pages that are the same whatever the school says: made by the build. */
export const builtPages: readonly PrerenderedPage[] = [
  { ...page(paths.forgotPassword), listed: false },
  signInPage(paths.reset),
  signInPage(paths.login),
  signInPage(paths.adminLogin),
  signInPage(paths.adminLoginAlias),
];

export const errorPage: PrerenderedPage = { ...page(paths.error), listed: false };

const schoolPages: readonly PrerenderedPage[] = [
  page(paths.home),
  page(paths.about),
  page(paths.contact),
  page(paths.courses),
  page(paths.faq),
  page(paths.terms),
  page(paths.privacy),
  page(paths.refund),
  page(paths.cookies),
  page(paths.register),
  signInPage(paths.newsletterConfirm),
  signInPage(paths.newsletterUnsubscribe),
  errorPage,
];

/** Pages that show the school and its courses: rendered when they are asked for. */
export const publicPages = ({ courses }: SiteContent): PrerenderedPage[] => [
  ...schoolPages,
  ...courses.map(({ slug }) => page(coursePath(slug))),
];
