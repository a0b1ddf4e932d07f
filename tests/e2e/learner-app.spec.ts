import { z } from 'zod';
import { waitForServiceWorker } from './support/lesson.ts';
import { appDescription } from '../../web/src/prerender/texts.ml.ts';
import { offlineErrors } from './support/network.ts';
import { aLearner, openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ standIns: true });

const Manifest = z.object({
  start_url: z.string(),
  display: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
});

test("the learner's area can be installed as one app in both languages, and the device stores no other part of the site", async ({
  page,
  context,
}) => {
  await openAs(page, await aLearner());
  await waitForServiceWorker(page);
  const devtools = await context.newCDPSession(page);
  const english = await devtools.send('Page.getAppId');

  await test.step('its icons have the sizes that the manifest declares', async () => {
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = Manifest.parse(JSON.parse(data ?? ''));
    expect(manifest).toMatchObject({ start_url: '/user/dashboard', display: 'standalone' });
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // The browser of a test is in incognito mode, which installs nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });

  await test.step('the service worker ignores public pages, admin pages and the API', async () => {
    const cachedPaths = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cachedPaths).toContain('/learn.html');
    expect(cachedPaths.filter((path) => /admin|UsersPage|HomePage|\/api\//i.test(path))).toEqual([]);
    const home = await page.goto('/');
    expect(await home?.text()).toContain('data-prerendered="/"');
    expect(home?.fromServiceWorker()).toBe(false);
  });

  await test.step('the pages in Malayalam install the same app, which opens in Malayalam', async () => {
    await page.goto('/ml/user/dashboard');
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({
      lang: 'ml',
      start_url: '/ml/user/dashboard',
      description: appDescription,
    });
    expect((await devtools.send('Page.getAppId')).appId).toBe(english.appId);
  });
});

test('a newer version of the site is offered, and every tab loads it at once', async ({ page, context }) => {
  const worker = '**/service-worker.js';
  const bothAreOpen = Promise.withResolvers<void>();
  await context.route(worker, async (route) => {
    await bothAreOpen.promise;
    const response = await route.fetch({ maxRetries: 1 });
    await route.fulfill({ response, body: `${await response.text()}\n// An older version.` });
  });
  await openAs(page, await aLearner());
  await expect(page.getByRole('progressbar')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/user/course/1');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  bothAreOpen.resolve();
  for (const tab of [page, second]) await waitForServiceWorker(tab);

  await context.unroute(worker);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const offer = page.getByText('There is a new version of this site.');
  await expect(offer).toBeVisible();
  await expect(second.getByText('There is a new version of this site.')).toBeVisible();
  const loads = [page.waitForEvent('load'), second.waitForEvent('load')];
  await page.getByRole('button', { name: 'Reload' }).click();
  await Promise.all(loads);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(offer).toHaveCount(0);
});

// Fault: A release arrives while a device stores it: the worker is of the new version, a document of the one before.
// Sees: Nothing: the page stays in its version. Stored: As before. Heals: By the next check for a new version.
test('a version is not stored with a document of another one', async ({ page, context, watch }) => {
  watch.allowInConsole(/integrity/);
  await context.route('**/service-worker.js', async (route) => {
    const response = await route.fetch({ maxRetries: 1 });
    const body = await response.text();
    const hash = /\/learn\.html\W+revision\W+([\w+/=]+)/.exec(body)?.[1] ?? '';
    expect(hash).not.toBe('');
    await route.fulfill({
      response,
      body: body.replaceAll(hash, hash.replace(/^./, hash.startsWith('A') ? 'B' : 'A')),
    });
  });
  await page.goto('/login');
  const state = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/service-worker.js');
    return new Promise((resolve) => {
      installing?.addEventListener('statechange', () => resolve(installing.state));
    });
  });
  expect(state).toBe('redundant');
});

// Fault: A network answers with a page of its own while the device stores the learner's pages. Sees: The pages, from
// the network. Stored: Nothing of that answer. Heals: By the next page that opens.
test('a page with which a network answers is not stored on the device as a part of the app', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...offlineErrors, /integrity/);
  const isAnswered = Promise.withResolvers<void>();
  const scripts = /\/static\/[^/]*\.js$/;
  await context.route(scripts, async (route) => {
    if (route.request().serviceWorker() === null) return route.fallback();
    isAnswered.resolve();
    return route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to this network</h1>' });
  });
  await openAs(page, await aLearner());
  await isAnswered.promise;
  const isInstalling = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.some(({ installing }) => installing !== null);
    });
  await expect.poll(isInstalling).toBe(false);

  await context.unroute(scripts);
  await page.reload();
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('progressbar')).toBeVisible();
});
