import type { Browser, BrowserContext, Page } from '@playwright/test';
import { paths } from '../../web/src/lib/paths.ts';

/** What `context.storageState` gives: the session of somebody who asked to be remembered. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const phone = { width: 412, height: 823 };

/** Signs in on a device of its own, and takes the session along: whoever opens a page is signed in already. */
export async function signInOnce(
  browser: Browser,
  origin: string,
  { email, password }: { email: string; password: string },
  entrance: { path: string; inside: string } = { path: paths.login, inside: paths.learnerDashboard },
): Promise<Session> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(origin + entrance.path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: /Sign In$/ }).click();
  await page.waitForURL(`**${entrance.inside}`);
  const session = await context.storageState();
  await context.close();
  return session;
}

/** A phone on which somebody is signed in, and nothing else of the site is. */
export async function newPhone(browser: Browser, session: Session): Promise<BrowserContext> {
  return browser.newContext({ viewport: phone, storageState: session });
}

/** As Lighthouse takes a cheap phone on a slow network to be: what a lesson on a bus is like. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Until the site's files are on the device. */
export async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/**
 * Holds back every answer of Firestore and Auth.
 * @returns how many were let through so far, and `release`
 */
export async function holdAnswers(context: BrowserContext) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked = /identitytoolkit|securetoken|\/documents:/;
  let answered = 0;
  await context.route(asked, async (route) => {
    await released;
    answered += 1;
    await route.continue();
  });
  return { answered: () => answered, release };
}
