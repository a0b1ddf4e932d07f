import type { Browser } from '@playwright/test';
import { readsIn } from '../api/client.ts';
import { holdRequests, waitForServiceWorker, newPhone, slowDown } from './device.ts';
import type { Session } from './device.ts';
import { Paints } from './paints.ts';
import { Reads } from './reads.ts';
import { Scripts } from './scripts.ts';
import type { View } from './views.ts';

/** Where the site is served from, and who visits it. */
type Visitor = { browser: Browser; session: Session; origin: string; folder: string };

/** `script` in KiB, in so many files; `reads` in documents. */
type Cost = { script: number; scripts: number; reads: number };

/** A first and a second visit to a view on the same phone; times in milliseconds. */
export type Visits = { first: number; second: number; responsesBeforeContent: number };

/** What a first visit to a view costs on a device that has nothing of the site. */
export async function costOf(visitor: Visitor, view: View): Promise<Cost> {
  await using phone = await phoneAt(visitor, view);
  // The `await` keeps the phone open until its cost is known.
  return await phone.firstCost();
}

/** What opening the next lesson costs, from a lesson that is open. */
export async function costOfNextLesson(visitor: Visitor, lesson: View): Promise<Cost> {
  await using phone = await phoneAt(visitor, lesson);
  const before = await phone.firstCost();
  await phone.page.getByRole('link', { name: /^Next lesson/ }).click();
  await phone.page.getByRole('tab', { name: /^Day 2/, selected: true }).waitFor();
  const reads = await phone.reads.settled(phone.page, before.reads);
  return {
    script: phone.scripts.weight - before.script,
    scripts: phone.scripts.count - before.scripts,
    reads: reads.length,
  };
}

/**
 * When the content is painted on a slow phone: on a first visit, and on a second one while no request reaches the
 * store.
 */
export async function timesOf(visitor: Visitor, view: View): Promise<Visits> {
  await using phone = await phoneAt(visitor, view);
  const { page, context } = phone;
  await slowDown(page);
  const first = await phone.visit();
  await phone.reads.settled(page);
  await waitForServiceWorker(page);
  await page.goto('about:blank');

  const requests = await holdRequests(context);
  const second = await phone.visit();
  const responsesBeforeContent = requests.count();
  requests.release();
  return { first, second, responsesBeforeContent };
}

/**
 * What showing the questions under a lesson costs, on a phone with a quarter of this machine's speed: milliseconds, and
 * documents that the API read.
 */
export async function costOfQuestions(
  visitor: Visitor,
  lesson: View,
): Promise<{ milliseconds: number; documents: number }> {
  await using phone = await phoneAt(visitor, lesson);
  const { page } = phone;
  await phone.visit();
  await phone.reads.settled(page);
  await waitForServiceWorker(page);
  await slowDown(page);
  const response = page.waitForResponse(/\/api\/lesson-questions\//);
  const started = performance.now();
  await page.getByRole('button', { name: /^Show the questions/ }).click();
  await page.getByRole('button', { name: 'Show more questions' }).waitFor();
  const milliseconds = performance.now() - started;
  return { milliseconds, documents: readsIn(await (await response).headerValue('server-timing')) };
}

/**
 * Milliseconds from a click on the account menu until it is painted, on a phone with a quarter of this machine's speed.
 */
export async function timeOfMenu(visitor: Visitor, view: View): Promise<number> {
  await using phone = await phoneAt(visitor, view);
  const { page } = phone;
  await phone.visit();
  await phone.reads.settled(page);
  await slowDown(page);
  return await page.getByRole('banner').locator('button[aria-haspopup=menu]').evaluate(openMenu);
}

/** Runs in the page. */
function openMenu(button: HTMLElement): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    const look = () => {
      if (!document.querySelector('[role=menuitem]')) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    button.click();
  });
}

async function phoneAt({ browser, session, origin, folder }: Visitor, view: View) {
  const context = await newPhone(browser, session);
  const page = await context.newPage();
  const scripts = new Scripts(page, folder);
  const reads = await Reads.of(page);
  const paints = await Paints.of(page, view.content);
  const visit = async (): Promise<number> => {
    const painted = paints.next();
    await page.goto(origin + view.path, { waitUntil: 'commit' });
    return painted;
  };
  return {
    context,
    page,
    scripts,
    reads,
    visit,
    firstCost: async (): Promise<Cost> => {
      await visit();
      const read = await reads.settled(page);
      if (read.length === 0) throw new Error('No document was counted: the channel has changed its format');
      await waitForServiceWorker(page);
      return { script: scripts.weight, scripts: scripts.count, reads: read.length };
    },
    [Symbol.asyncDispose]: async () => {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    },
  };
}
