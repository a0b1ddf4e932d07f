import { brand } from '@padavu/domain/school/brand';

/** The origin of the site, without a slash at its end: `VITE_SITE_URL` of the build, else that of the brand. */
const siteUrl = (import.meta.env.VITE_SITE_URL ?? brand.siteUrl).replace(/\/+$/, '');

/** The URL of a page or file of the site. */
export const absoluteUrl = (path: string): string => siteUrl + path;
