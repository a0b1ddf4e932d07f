import type { Page } from '@playwright/test';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { afterTriggers } from '../support/after-triggers.ts';
import { aWord, dialog } from './support/categories.ts';
import { aPhoto } from './support/photo.ts';
import { expect, test } from './support/session-test.ts';
import { fetchSite, siteText } from '../support/site-client.ts';

// Runs after other projects because of its name (playwright.config.ts): the tests of public pages would see what it
// publishes.

const { courses: texts } = adminMessages;

/** Pastes a picture from the clipboard. */
async function paste(page: Page, photo: Buffer): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], {
      type: 'image/png',
    });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  }, photo.toString('base64'));
  await page.keyboard.press('ControlOrMeta+V');
}

test('a picture is uploaded from a file, replaced by pasting, and shown on the site in several widths; a file that is not a picture is refused', async ({
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
  // The browser itself fails to decode the file.
  await input.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('notes') });
  await expect(input).toHaveAccessibleDescription(/not a picture/);
  await input.setInputFiles({
    name: 'loaf.png',
    mimeType: 'image/png',
    buffer: await aPhoto(page, 2000, 1000),
  });
  const preview = field.locator('img');
  await expect(preview).toHaveAttribute(
    'srcset',
    /^\/media\/\w{64} 320w,\/media\/\w{64} 640w,\/media\/\w{64} 1280w$/,
  );
  await expect(preview).toHaveJSProperty('complete', true);
  const firstSource = (await preview.getAttribute('src')) ?? '';

  await modal.getByRole('button', { name: texts.submitAdd }).click();
  const alt = field.getByLabel('What the picture shows');
  await expect(alt).toHaveAccessibleDescription(/what the picture shows/);
  await alt.fill(`A loaf ${word}`);

  await input.focus();
  await paste(page, await aPhoto(page, 500, 500));
  await expect(preview).toHaveAttribute('width', '500');
  await expect(alt).toHaveValue(`A loaf ${word}`);
  await expect(preview).not.toHaveAttribute('src', firstSource);
  await modal.getByRole('button', { name: texts.submitAdd }).click();
  await expect(page.getByText(texts.created)).toBeVisible();

  await expect.poll(() => siteText('/courses'), afterTriggers).toContain(`A loaf ${word}`);
  await page.goto('/courses');
  const card = page.getByRole('img', { name: `A loaf ${word}` });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveAttribute('srcset', /^\/media\/\w{64} 320w,\/media\/\w{64} 500w$/);
  await expect(card).toHaveAttribute('height', '500');
  await expect
    .poll(() => card.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  const file = await fetchSite((await card.getAttribute('src')) ?? '');
  expect(file.headers.get('content-type')).toBe('image/webp');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await file.arrayBuffer()).byteLength).toBeLessThanOrEqual(200 * 1024);

  const coursePage = () => siteText(`/courses/bread-${word.toLowerCase()}`);
  await expect.poll(coursePage, afterTriggers).toContain(`property="og:image:alt" content="A loaf ${word}"`);
  expect(await coursePage()).toMatch(/property="og:image" content="[^"]+\/media\/\w{64}"/);
});
