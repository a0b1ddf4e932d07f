import { newSchool } from '@padavu/domain/school/school';
import { iconAt, iconPaths } from '../functions/src/icon.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** What a page fetches before any interaction, in bytes by kind. */
type FirstLoad = { html: number; script: number; font: number; image: number; imagesInView: number };

/** A page to open; `origin` serves what was built into `folder`. */
type PageToOpen = { origin: string; folder: string; path: string; asLearner?: boolean };

/** Bytes in KiB, with one decimal. */
export const kib = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;

const phone = { width: 412, height: 823 };

/** Opens a page of the served site as a first visitor, or as a learner who is signed in, and weighs what it fetched. */
export async function firstLoad(
  browser: Browser,
  { origin, folder, path, asLearner = false }: PageToOpen,
): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: phone });
  if (asLearner) await context.addInitScript(storeSession);
  const page = await context.newPage();
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(request.url()));
  const document = await page.goto(origin + path, { waitUntil: 'networkidle' });
  const html = (await document?.body()) ?? Buffer.alloc(0);
  // A page that leads elsewhere would be weighed together with the page that it leads to.
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} leads to ${page.url()}`);
  const inView = new Set(await page.evaluate(imagesInView));
  await context.close();

  const weights: FirstLoad = {
    html: gzipSync(html, { level: 9 }).length,
    script: 0,
    font: 0,
    image: 0,
    imagesInView: 0,
  };
  for (const address of fetched) {
    const { pathname } = new URL(address);
    const kind = kindOf(pathname);
    if (kind === 'html') continue;
    const size = weigh(folder, pathname);
    weights[kind] += size;
    if (inView.has(address)) weights.imagesInView += size;
  }
  return weights;
}

/**
 * Runs in the page, before its scripts: stores a session as `lib/session/records.ts` and the SDK of Auth store it. No
 * server answers for it, as without a network, so the page shows only what it can by itself.
 */
function storeSession(): void {
  const [uid, apiKey] = ['weighed', 'demo-key'];
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: uid, iat: now, auth_time: now, exp: now + 3600 };
  const accessToken = `h.${btoa(JSON.stringify(claims))}.s`;
  const user = { name: 'Anjali', course: 'A', courseId: 1, pacing: 0, role: 'user', status: 'approved' };
  const tokens = { refreshToken: 'r', accessToken, expirationTime: (now + 3600) * 1000 };
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', accessToken);
  localStorage.setItem(
    `firebase:authUser:${apiKey}:[DEFAULT]`,
    JSON.stringify({
      uid,
      emailVerified: true,
      isAnonymous: false,
      providerData: [],
      stsTokenManager: tokens,
      apiKey,
      appName: '[DEFAULT]',
    }),
  );
}

/** Runs in the page: the pictures of which a part is in the window. */
function imagesInView(): string[] {
  return [...document.images]
    .filter((image) => {
      const { top, left, right, bottom } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    })
    .map(({ currentSrc }) => currentSrc);
}

function kindOf(pathname: string): 'html' | 'script' | 'font' | 'image' {
  if (pathname.endsWith('.js')) return 'script';
  if (pathname.endsWith('.woff2')) return 'font';
  if (/\.(svg|png|ico|webp|avif)$/.test(pathname)) return 'image';
  return 'html';
}

/** The school's icon is not a file: the function draws it. */
function drawnIcon(path: string): Buffer | undefined {
  if (!iconPaths.includes(path)) return undefined;
  const icon = iconAt(path, newSchool);
  return 'png' in icon ? icon.png : undefined;
}

/**
 * The size of a file as it is sent: text is compressed by gzip, which every server supports; pictures and fonts are
 * compressed already.
 */
export function weigh(folder: string, path: string): number {
  const content = drawnIcon(path) ?? readFileSync(join(folder, path));
  return /\.(woff2|png|webp|avif)$/.test(path) ? content.length : gzipSync(content, { level: 9 }).length;
}
