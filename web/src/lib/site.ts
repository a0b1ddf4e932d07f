import { brand } from '@padavu/domain/brand';

/** Where the site is on the web, without a slash at its end: `VITE_SITE_URL` of the build, else the school's own. */
const siteUrl = (import.meta.env.VITE_SITE_URL ?? brand.siteUrl).replace(/\/+$/, '');

/** The whole address of a page or file of the site. */
export const absoluteUrl = (path: string): string => siteUrl + path;
