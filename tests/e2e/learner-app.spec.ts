import { z } from 'zod';
import { keptOnDevice } from '../support/e2e-lesson.ts';
import { appDescription } from '../../web/src/prerender/texts.ml.ts';
import { aLearner, openAs } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ standIns: true });

const Manifest = z.object({
  start_url: z.string(),
  display: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
});

test("the learner's area can be installed, as one app in both languages, and is all that the device keeps of the site", async ({
  page,
  context,
}) => {
  await openAs(page, await aLearner());
  await keptOnDevice(page);
  const devtools = await context.newCDPSession(page);
  const english = await devtools.send('Page.getAppId');

  await test.step('its icons are what they claim', async () => {
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = Manifest.parse(JSON.parse(data ?? ''));
    expect(manifest).toMatchObject({ start_url: '/user/dashboard', display: 'standalone' });
    for (const { src, sizes } of manifest.icons) {
      const drawn = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(drawn, src).toBe(sizes);
    }
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A test's browser is a private one, which installs nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });

  await test.step('the service worker leaves public pages, the administrators’ and the API alone', async () => {
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/learn.html');
    expect(kept.filter((path) => /admin|UsersPage|HomePage|\/api\//i.test(path))).toEqual([]);
    const home = await page.goto('/');
    expect(await home?.text()).toContain('data-prerendered="/"');
    expect(home?.fromServiceWorker()).toBe(false);
  });

  await test.step('from the pages in Malayalam it is the same app, which opens in Malayalam', async () => {
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

test('a newer version of the site is offered, and taken by every tab at once', async ({ page, context }) => {
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
  for (const tab of [page, second]) await keptOnDevice(tab);

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
