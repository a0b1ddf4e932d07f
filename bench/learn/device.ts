import type { Browser, BrowserContext, Page } from '@playwright/test';
import { paths } from '../../web/src/lib/paths.ts';

/** What `context.storageState` returns: the session of a person who chose to be remembered. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const phone = { width: 412, height: 823 };

/** Signs in on another device, and returns the session, with which pages are opened signed in. */
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

/** Opens a phone with a session, but without anything else of the site. */
export async function newPhone(browser: Browser, session: Session): Promise<BrowserContext> {
  return browser.newContext({ viewport: phone, storageState: session });
}

/** Slows a page down to a cheap phone on a slow network, as Lighthouse defines them: like a lesson on a bus. */
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

/** Waits until the site's files are on the device. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/**
 * Delays every request to Firestore and Auth until `release` is called.
 * @returns how many requests were sent so far, and `release`
 */
export async function holdRequests(context: BrowserContext) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const requests = /identitytoolkit|securetoken|\/documents:/;
  let count = 0;
  await context.route(requests, async (route) => {
    await released;
    count += 1;
    await route.continue();
  });
  return { count: () => count, release };
}
