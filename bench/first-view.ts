import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Session } from './learn/device.ts';
import { slowDown } from './learn/device.ts';
import { atMost, median, type Figure } from './figures.ts';

/** Where a page is, and who looks at it. */
export type Viewed = { browser: Browser; origin: string; path: string; session?: Session };

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/** Bits a second and milliseconds, as WebPageTest takes slow 3G to be. */
const slow3G = { speed: 400 * 1024, latency: 400 };

/**
 * How a page comes: whether anything jumps while it does, on a first and on a second visit, and on slow 3G when there is
 * something to see, from asking for the address and from having the HTML.
 */
export async function figuresOfView(viewed: Viewed): Promise<Figure[]> {
  const shifts = [await shiftsOf(viewed, phone), await shiftsOf(viewed, desktop)];
  const views = [await firstViewOf(viewed), await firstViewOf(viewed), await firstViewOf(viewed)];
  return [
    atMost('layout shift, first visit', most(shifts.map(({ first }) => first)), '', 0.05),
    atMost('layout shift, second visit', most(shifts.map(({ second }) => second)), '', 0.05),
    atMost('first view, slow 3G', ms(views.map(({ painted }) => painted)), 'ms', 1500),
    atMost('first view after the HTML', ms(views.map(({ afterHtml }) => afterHtml)), 'ms', 200),
  ];
}

const most = (values: readonly number[]) => Math.round(Math.max(...values) * 1000) / 1000;

const ms = (values: readonly number[]) => Math.round(median(values));

/** The sum of a page's layout shifts, on a cheap phone's processor and network, until it is at rest. */
async function shiftsOf(viewed: Viewed, viewport: typeof phone): Promise<{ first: number; second: number }> {
  await using context = await contextOf(viewed, { viewport });
  const page = await context.newPage();
  await page.addInitScript(noteShifts);
  await slowDown(page);
  const visit = async (): Promise<number> => {
    await page.goto(viewed.origin + viewed.path);
    await atRest(page);
    return page.evaluate(() => seen.shift);
  };
  return { first: await visit(), second: await visit() };
}

/** Milliseconds to the first words or pictures on a device that has nothing of the site. */
async function firstViewOf(viewed: Viewed): Promise<{ painted: number; afterHtml: number }> {
  await using context = await contextOf(viewed, { viewport: phone });
  const page = await context.newPage();
  await onSlow3G(page);
  await page.goto(viewed.origin + viewed.path, { waitUntil: 'commit' });
  const times = await (await page.waitForFunction(readPaint)).jsonValue();
  if (times === null) throw new Error(`${viewed.path} painted nothing`);
  return times;
}

/**
 * Milliseconds from pressing a link to the shape of the page it leads to, while its code is still on its way; the median of
 * three.
 */
export async function skeletonAfter(viewed: Viewed, link: RegExp, within: string): Promise<Figure> {
  const press = () => skeletonAfterPress(viewed, link, within);
  return atMost(
    `skeleton after a press on ${link.source}`,
    ms([await press(), await press(), await press()]),
    'ms',
    200,
  );
}

async function skeletonAfterPress(viewed: Viewed, link: RegExp, within: string): Promise<number> {
  await using context = await contextOf(viewed, { viewport: desktop });
  const page = await context.newPage();
  await page.addInitScript(noteShifts);
  await page.goto(viewed.origin + viewed.path);
  await atRest(page);
  await onSlow3G(page);
  await page.evaluate(noteSkeleton);
  await page.locator(within).getByRole('link', { name: link }).first().click();
  const time = await page.waitForFunction(() => seen.skeleton);
  return time.jsonValue();
}

async function onSlow3G(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow3G.latency,
    downloadThroughput: slow3G.speed / 8,
    uploadThroughput: slow3G.speed / 8,
  });
}

async function contextOf(
  { browser, session }: Viewed,
  { viewport }: { viewport: typeof phone },
): Promise<BrowserContext> {
  return browser.newContext({
    viewport,
    ...(session && { storageState: session }),
    // Its own start, two seconds after the page's, is not what is measured here.
    serviceWorkers: 'block',
  });
}

/** Until nothing is awaited any more and nothing has changed for a while; a page that never rests is left after some time. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(isAtRest, undefined, { timeout: 60_000 });
}

/** What a page notes about itself while it is measured. Times in milliseconds. */
type Seen = { shift: number; changed: number; skeleton: number };
declare const seen: Seen;

/** Runs in the page, before its own scripts. */
function noteShifts(): void {
  Object.assign(window, { seen: { shift: 0, changed: 0, skeleton: 0 } satisfies Seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        seen.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(() => {
    seen.changed = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function isAtRest(): boolean {
  const isDone = document.querySelector('[aria-busy="true"], [data-prerendered]') === null;
  const isQuiet = performance.now() - seen.changed > 2000;
  return document.readyState === 'complete' && isDone && (isQuiet || performance.now() > 15_000);
}

/** Runs in the page: its first paint, once there was one. */
function readPaint(): { painted: number; afterHtml: number } | null {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  if (!paint || !(navigation instanceof PerformanceNavigationTiming)) return null;
  if (navigation.responseEnd === 0) return null;
  const painted = paint.startTime;
  return { painted, afterHtml: Math.max(0, painted - navigation.responseEnd) };
}

/** Runs in the page: notes how long after a press something new shows. */
function noteSkeleton(): void {
  addEventListener(
    'click',
    () => {
      const pressed = performance.now();
      const look = () => {
        if (document.querySelector('main [aria-busy="true"]')) seen.skeleton = performance.now() - pressed;
        else requestAnimationFrame(look);
      };
      look();
    },
    { capture: true, once: true },
  );
}
