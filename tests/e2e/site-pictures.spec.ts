import type { Page } from '@playwright/test';
import { adminMessages } from '@padavu/domain/admin-messages';
import { dataReply } from '@padavu/domain/reply';
import { SchoolSettings, settingsMessages } from '@padavu/domain/school-settings';
import { signIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { aWord, dialog } from '../support/e2e-categories.ts';
import { expect, test } from '../support/e2e-session-test.ts';

// Run after the others, by its name (playwright.config.ts): those of public pages would see what is published here.

const { courses: texts } = adminMessages;

/** The site shows a change within a minute; here nothing keeps a copy, and only the trigger has to run. */
const soon = { timeout: 20_000 };

/** A picture as a camera makes one, with something of everything in it, as a PNG file. */
async function aPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async (size) => {
      const canvas = new OffscreenCanvas(size.width, size.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas');
      const ground = context.createLinearGradient(0, 0, size.width, size.height);
      ground.addColorStop(0, 'teal');
      ground.addColorStop(1, 'gold');
      context.fillStyle = ground;
      context.fillRect(0, 0, size.width, size.height);
      for (let at = 0; at < size.width; at += 7) context.strokeRect(at, at % size.height, 40, 90);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    },
    { width, height },
  );
  return Buffer.from(bytes);
}

/** Pastes a picture as the browser does once one was copied. */
async function paste(page: Page, photo: Buffer): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    async (bytes) => {
      const blob = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    },
    [...photo],
  );
  await page.keyboard.press('ControlOrMeta+V');
}

/** The icons that a document names, as the browser draws them: address, type, size and the colour of a corner. */
function iconsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel$="icon"]')].map(async ({ href }) => {
        // What the browser has kept may be shown for half a minute more.
        const answer = await fetch(href, { cache: 'reload' });
        const drawn = await createImageBitmap(await answer.blob());
        const context = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d');
        context?.drawImage(drawn, 0, 0);
        const corner = [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
        const { pathname } = new URL(href);
        return `${pathname} ${answer.headers.get('content-type')} ${drawn.width}x${drawn.height} ${corner.join()}`;
      }),
    ),
  );
}

test('a picture is uploaded from a file, replaced by paste, and shown on the site in several widths; a file that is none is refused', async ({
  page,
}) => {
  const word = aWord();
  await page.goto(`/admin/courses?search=${word}`);
  await page.getByRole('button', { name: texts.add }).click();
  const modal = dialog(page, texts.add);
  await modal.getByLabel('Title').fill(`Bread ${word}`);
  await modal.getByLabel('Description').fill('Bake it.');
  await modal.getByLabel('Category').fill('Ecommerce');
  await modal.getByLabel('Price (₹)', { exact: true }).fill('450');
  await modal.getByLabel('Original price (₹)').fill('900');
  await modal.getByLabel('Published').check();

  const field = modal.getByRole('group', { name: 'Picture', exact: true });
  const input = field.getByLabel('Choose, drop or paste');
  // The browser itself finds out that it cannot decode it.
  await input.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('notes') });
  await expect(input).toHaveAccessibleDescription(/not a picture/);
  await input.setInputFiles({
    name: 'loaf.png',
    mimeType: 'image/png',
    buffer: await aPhoto(page, 2000, 1000),
  });
  const shown = field.locator('img');
  await expect(shown).toHaveAttribute(
    'srcset',
    /^\/media\/\w{64} 320w,\/media\/\w{64} 640w,\/media\/\w{64} 1280w$/,
  );
  await expect(shown).toHaveJSProperty('complete', true);
  const chosen = (await shown.getAttribute('src')) ?? '';

  await modal.getByRole('button', { name: texts.submitAdd }).click();
  const alt = field.getByLabel('What the picture shows');
  await expect(alt).toHaveAccessibleDescription(/what the picture shows/);
  await alt.fill(`A loaf ${word}`);

  await input.focus();
  await paste(page, await aPhoto(page, 500, 500));
  await expect(shown).toHaveAttribute('width', '500');
  await expect(alt).toHaveValue(`A loaf ${word}`);
  await expect(shown).not.toHaveAttribute('src', chosen);
  await modal.getByRole('button', { name: texts.submitAdd }).click();
  await expect(page.getByText(texts.created)).toBeVisible();

  const html = async (path: string) => (await page.request.get(path)).text();
  await expect.poll(() => html('/courses'), soon).toContain(`A loaf ${word}`);
  await page.goto('/courses');
  const card = page.getByRole('img', { name: `A loaf ${word}` });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveAttribute('srcset', /^\/media\/\w{64} 320w,\/media\/\w{64} 500w$/);
  await expect(card).toHaveAttribute('height', '500');
  await expect
    .poll(() => card.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  const file = await page.request.get((await card.getAttribute('src')) ?? '');
  expect(file.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await file.body()).length).toBeLessThanOrEqual(200 * 1024);

  const shared = () => html(`/courses/bread-${word.toLowerCase()}`);
  await expect.poll(shared, soon).toContain(`property="og:image:alt" content="A loaf ${word}"`);
  expect(await shared()).toMatch(/property="og:image" content="[^"]+\/media\/\w{64}"/);
});

test('the school’s logo and its picture for sharing show on public pages until they are removed', async ({
  page,
  administrator,
}) => {
  const word = aWord();
  const { token } = await signIn(administrator);
  const settings = (await api('GET', '/settings', { token })).as(dataReply(SchoolSettings)).data;
  const { updatedAt: _, ...before } = settings;
  await page.goto('/admin/settings');
  for (const [name, width, height] of [
    ['Logo', 300, 100],
    ['Picture for sharing', 1200, 630],
    ['Icon', 300, 200],
  ] as const) {
    const field = page.getByRole('group', { name, exact: true });
    await field
      .getByLabel('Choose, drop or paste')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await aPhoto(page, width, height) });
    if (name !== 'Icon') await field.getByLabel('What the picture shows').fill(`${name} ${word}`);
    await expect(field.locator('img')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText(settingsMessages.saved)).toBeVisible();

  const html = async () => (await page.request.get('/about')).text();
  await expect.poll(html, soon).toContain(`property="og:image:alt" content="Picture for sharing ${word}"`);
  expect(await html()).toContain('property="og:image:width" content="1200"');
  await page.goto('/about');
  const logo = page.getByRole('banner').locator('img');
  await expect(logo).toHaveAttribute('src', /^\/media\/\w{64}$/);
  await expect
    .poll(() => logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  const box = await logo.boundingBox();
  expect([box?.width, box?.height]).toEqual([108, 36]);
  // The photo is too long as a PNG of that size.
  expect(await iconsOf(page)).toEqual([
    '/icon-192.png image/png 192x192 255,255,255,255',
    '/icon-whole-512.png image/jpeg 512x512 255,255,255,255',
  ]);

  expect((await api('PUT', '/settings', { token, body: before })).status).toBe(200);
  await expect.poll(html, soon).not.toContain(word);
  expect(await html()).toMatch(/<img[^>]* src="\/icon-192\.png"/);
});
