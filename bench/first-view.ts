import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Session } from './learn/device.ts';
import { slowDown } from './learn/device.ts';
import { atMost, median, type Figure } from './figures.ts';

/** The page to measure, and the session of its visitor. */
type PageView = { browser: Browser; origin: string; path: string; session?: Session };

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/** Bits a second and milliseconds of slow 3G, as WebPageTest defines it. */
const slow3G = { speed: 400 * 1024, latency: 400 };

/**
 * Measures how a page loads: the layout shift on a first and on a second visit, and on slow 3G the time to the first
 * paint, from the navigation and from the end of the HTML.
 */
export async function figuresOfView(view: PageView): Promise<Figure[]> {
  const shifts = [await shiftsOf(view, phone), await shiftsOf(view, desktop)];
  const views = [await firstViewOf(view), await firstViewOf(view), await firstViewOf(view)];
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
async function shiftsOf(view: PageView, viewport: typeof phone): Promise<{ first: number; second: number }> {
  await using context = await contextOf(view, { viewport });
  const page = await context.newPage();
  await page.addInitScript(recordShifts);
  await slowDown(page);
  const visit = async (): Promise<number> => {
    await page.goto(view.origin + view.path);
    await waitUntilAtRest(page);
    return page.evaluate(() => recorded.shift);
  };
  return { first: await visit(), second: await visit() };
}

/** Milliseconds to the first words or pictures on a device without anything of the site. */
async function firstViewOf(view: PageView): Promise<{ painted: number; afterHtml: number }> {
  await using context = await contextOf(view, { viewport: phone });
  const page = await context.newPage();
  await onSlow3G(page);
  await page.goto(view.origin + view.path, { waitUntil: 'commit' });
  const times = await (await page.waitForFunction(readPaint)).jsonValue();
  if (times === null) throw new Error(`${view.path} painted nothing`);
  return times;
}

/**
 * Measures the milliseconds from a click on a link to the skeleton of the next page, while its code is still loading;
 * the median of three.
 */
export async function skeletonAfter(view: PageView, link: RegExp, within: string): Promise<Figure> {
  const measure = () => skeletonAfterClick(view, link, within);
  return atMost(
    `skeleton after a press on ${link.source}`,
    ms([await measure(), await measure(), await measure()]),
    'ms',
    200,
  );
}

async function skeletonAfterClick(view: PageView, link: RegExp, within: string): Promise<number> {
  await using context = await contextOf(view, { viewport: desktop });
  const page = await context.newPage();
  await page.addInitScript(recordShifts);
  await page.goto(view.origin + view.path);
  await waitUntilAtRest(page);
  await onSlow3G(page);
  await page.evaluate(recordSkeleton);
  await page.locator(within).getByRole('link', { name: link }).first().click();
  const time = await page.waitForFunction(() => recorded.skeleton);
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
  { browser, session }: PageView,
  { viewport }: { viewport: typeof phone },
): Promise<BrowserContext> {
  return browser.newContext({
    viewport,
    ...(session && { storageState: session }),
    // The service worker starts two seconds after the page and is not measured here.
    serviceWorkers: 'block',
  });
}

/**
 * Waits until the page has loaded and nothing has changed for a while; on a page that always changes it ends after some
 * time.
 */
async function waitUntilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(isAtRest, undefined, { timeout: 60_000 });
}

/** What a page records about itself while it is measured. Times in milliseconds. */
type Recorded = { shift: number; changed: number; skeleton: number };
declare const recorded: Recorded;

/** Runs in the page, before its own scripts. */
function recordShifts(): void {
  Object.assign(window, { recorded: { shift: 0, changed: 0, skeleton: 0 } satisfies Recorded });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        recorded.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(() => {
    recorded.changed = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function isAtRest(): boolean {
  const isDone = document.querySelector('[aria-busy="true"], [data-prerendered]') === null;
  const isQuiet = performance.now() - recorded.changed > 2000;
  return document.readyState === 'complete' && isDone && (isQuiet || performance.now() > 15_000);
}

/** Runs in the page: the time of its first paint, once there was one. */
function readPaint(): { painted: number; afterHtml: number } | null {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  if (!paint || !(navigation instanceof PerformanceNavigationTiming)) return null;
  if (navigation.responseEnd === 0) return null;
  const painted = paint.startTime;
  return { painted, afterHtml: Math.max(0, painted - navigation.responseEnd) };
}

/** Runs in the page: records how long after a click the skeleton shows. */
function recordSkeleton(): void {
  addEventListener(
    'click',
    () => {
      const clicked = performance.now();
      const look = () => {
        if (document.querySelector('main [aria-busy="true"]'))
          recorded.skeleton = performance.now() - clicked;
        else requestAnimationFrame(look);
      };
      look();
    },
    { capture: true, once: true },
  );
}
