import { PageId } from '@padavu/domain/site/page-content';
import type { SiteContent } from '@padavu/domain/site/site';
import { pagePaths } from '@/lib/page-paths.ts';
import { coursePath, paths } from '@/lib/paths.ts';

/** A page that is rendered to HTML before the application hydrates it. */
export type PrerenderedPage = {
  path: string;
  /** Search engines may list it. */
  listed: boolean;
  /** The page is of no use without scripts, and says so. */
  needsScript: boolean;
  /** It has an address in every language. */
  translated: boolean;
};

const page = (path: string): PrerenderedPage => ({
  path,
  listed: true,
  needsScript: false,
  translated: true,
});
const signInPage = (path: string): PrerenderedPage => ({
  path,
  listed: false,
  needsScript: true,
  translated: true,
});

/** Pages that are the same for every school: rendered by the build. */
export const builtPages: readonly PrerenderedPage[] = [
  { ...page(paths.forgotPassword), listed: false },
  signInPage(paths.reset),
  signInPage(paths.login),
  { ...signInPage(paths.adminLogin), translated: false },
  { ...signInPage(paths.adminLoginAlias), translated: false },
];

export const errorPage: PrerenderedPage = {
  ...page(paths.error),
  listed: false,
  translated: false,
};

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

/** The id of the page at an address, if the school writes it. */
export function pageIdAt(path: string): Exclude<PageId, 'footer'> | undefined {
  const [id] = Object.entries(pagePaths).find(([, one]) => one === path) ?? [];
  return PageId.exclude(['footer']).safeParse(id).data;
}

/** Pages that show the school and its courses: rendered on request. */
export const publicPages = ({ courses }: Pick<SiteContent, 'courses'>): PrerenderedPage[] => [
  ...schoolPages,
  ...courses.map(({ slug }) => page(coursePath(slug))),
];
