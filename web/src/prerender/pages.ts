import { paths } from '@/lib/paths.ts';

/** A page that is made at build time. */
export type StaticPage = {
  path: string;
  /** Search engines may list it. */
  listed: boolean;
  /** Without script the page is of no use, and says so. */
  needsScript: boolean;
};

const page = (path: string): StaticPage => ({ path, listed: true, needsScript: false });
const signInPage = (path: string): StaticPage => ({ path, listed: false, needsScript: true });

export const errorPage: StaticPage = { ...page(paths.error), listed: false };

/** Every page that is open to everyone. */
export const staticPages: readonly StaticPage[] = [
  page(paths.home),
  page(paths.about),
  page(paths.contact),
  page(paths.courses),
  page(paths.ecommerceMastery),
  page(paths.digitalMarketing),
  page(paths.faq),
  page(paths.terms),
  page(paths.privacy),
  page(paths.refund),
  page(paths.cookies),
  page(paths.register),
  { ...page(paths.forgotPassword), listed: false },
  signInPage(paths.reset),
  signInPage(paths.login),
  signInPage(paths.adminLogin),
  signInPage(paths.adminLoginAlias),
  signInPage(paths.newsletterConfirm),
  signInPage(paths.newsletterUnsubscribe),
  errorPage,
];
