import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectOfPages, WEB_SETTINGS } from '../configure/web-app.ts';

type Settings = {
  /** The project that the deploy goes to. */
  project: string;
  /** The settings of the production build of the pages. */
  pages: Readonly<Record<string, string>>;
  /** The checkout. */
  root: string;
};

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/**
 * Why a deploy would bring out pages and functions that do not belong together, with what to do; `undefined` if nothing
 * is wrong. Firebase itself checks none of this: it would deploy the pages of one school to the project of another.
 */
export function problemOfSettings({ project, pages, root }: Settings): string | undefined {
  const file = `functions/.env.${project}`;
  const path = join(root, file);
  const functions = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
  const required = [
    ['VITE_FIREBASE_CONFIG', WEB_SETTINGS, pages],
    ['VITE_SITE_URL', WEB_SETTINGS, pages],
    ['WEB_API_KEY', file, functions],
    ['SITE_URL', file, functions],
  ] as const;
  const configure = `npm run configure -- --project ${project} --write`;
  const missing = required.find(([name, , values]) => !values[name]);
  if (missing)
    return `${missing[0]} is missing in ${missing[1]}: run ${configure}, or copy the file from the computer where that was done.`;

  const { VITE_FIREBASE_CONFIG: config = '', VITE_SITE_URL: site = '' } = pages;
  const ofPages = projectOfPages(config);
  if (ofPages === undefined)
    return `VITE_FIREBASE_CONFIG in ${WEB_SETTINGS} cannot be read: delete the line and run ${configure}.`;
  if (ofPages !== project)
    return `The pages belong to ${ofPages}, not to ${project}: VITE_FIREBASE_CONFIG in ${WEB_SETTINGS}. Name that project, or replace the file: delete it and run ${configure} with the --site of this school.`;
  const { SITE_URL = '' } = functions;
  if (withoutSlash(site) !== withoutSlash(SITE_URL))
    return `The pages are for ${site}, but mails and certificates link to ${SITE_URL}: make VITE_SITE_URL in ${WEB_SETTINGS} and SITE_URL in ${file} the same.`;
  return undefined;
}
