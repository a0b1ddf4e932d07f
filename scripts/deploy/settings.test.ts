import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { problemOfSettings } from './settings.ts';

const pages = {
  VITE_FIREBASE_CONFIG: JSON.stringify({ apiKey: 'a key', projectId: 'my-school' }),
  VITE_SITE_URL: 'https://learn.school.example',
};
const functions = 'WEB_API_KEY=key\nSITE_URL=https://learn.school.example/\n';

/** The problem of deploying the pages with these settings to `my-school`, whose functions have the others. */
function problemOf(ofPages: Readonly<Record<string, string>>, ofFunctions: string): string | undefined {
  const root = mkdtempSync(join(tmpdir(), 'padavu-deploy-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'functions'));
  writeFileSync(join(root, 'functions/.env.my-school'), ofFunctions);
  return problemOfSettings({ project: 'my-school', pages: ofPages, root });
}

it('the settings that npm run configure writes can be deployed', () => {
  expect(problemOf(pages, functions)).toBeUndefined();
});

it.each([
  ['no settings of the pages', {}, functions, 'VITE_FIREBASE_CONFIG is missing in web/.env.production.local'],
  ['no address of the site', { ...pages, VITE_SITE_URL: '' }, functions, 'VITE_SITE_URL is missing'],
  ['no settings of the functions', pages, '', 'WEB_API_KEY is missing in functions/.env.my-school'],
  ['no address in the functions', pages, 'WEB_API_KEY=key', 'SITE_URL is missing'],
  [
    'pages of another school',
    { ...pages, VITE_FIREBASE_CONFIG: JSON.stringify({ projectId: 'other-school' }) },
    functions,
    'The pages belong to other-school, not to my-school',
  ],
  ['unreadable settings', { ...pages, VITE_FIREBASE_CONFIG: '{"projectId":' }, functions, 'cannot be read'],
  [
    'mails that link to a former address',
    pages,
    'WEB_API_KEY=key\nSITE_URL=https://old.example',
    'mails and certificates link to https://old.example',
  ],
])('a deploy with %s is stopped, with what to do', (_what, ofPages, ofFunctions, problem) => {
  expect(problemOf(ofPages, ofFunctions)).toContain(problem);
});
