import { paths } from '@/lib/paths.ts';

/** A page that is made at build time. */
export type StaticPage = {
  path: string;
  /** Search engines may list it. */
  listed: boolean;
  /**
   * What the browser does with it. `takeOver`: the page becomes the application, element by element. `picture`: what the
   * page shows depends on who has been here before, so it only stands there, out of reach, until the application draws.
   */
  becomes: 'takeOver' | 'picture';
};

const page = (path: string): StaticPage => ({ path, listed: true, becomes: 'takeOver' });
const picture = (path: string): StaticPage => ({ path, listed: false, becomes: 'picture' });

export const errorPage: StaticPage = { ...page(paths.error), listed: false };

/** Every page that is open to everyone (specification 2.1). */
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
  picture(paths.reset),
  picture(paths.login),
  picture(paths.adminLogin),
  picture(paths.adminLoginAlias),
  errorPage,
];
