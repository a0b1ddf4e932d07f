import type { Page } from '@playwright/test';
import { dataReply } from '@padavu/domain/api/reply';
import { SchoolSettings, settingsMessages } from '@padavu/domain/school/school-settings';
import { SiteContent } from '@padavu/domain/site/site';
import { z } from 'zod';
import { inEnglish } from '../../web/src/components/texts.ml.ts';
import * as registering from '../../web/src/features/registration/texts.ml.ts';
import { afterTriggers } from '../support/after-triggers.ts';
import { signIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { aWord } from './support/categories.ts';
import { aPhoto } from './support/photo.ts';
import { anAdministrator, aPendingPerson, enterCredentialsInMalayalam, openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { siteText } from '../support/site-client.ts';

// Runs after other projects because of its name (playwright.config.ts): the tests of public pages would see what it
// publishes.

// One after the other: both tests save the same document, and the second would get a conflict.
test.describe.configure({ mode: 'default' });

test.use({ standIns: true });

const instructions = 'Write your payment reference into the note.';
const tagline = 'ഇന്ന് ഒരു പടി കൂടി.';
const inMalayalam = 'റഫറൻസ് കുറിപ്പിൽ എഴുതൂ.';

async function storedSettings(token: string) {
  const { updatedAt: _, ...settings } = (await api('GET', '/settings', { token })).as(
    dataReply(SchoolSettings),
  ).data;
  return settings;
}

/** Polls the payment instructions of the site in both languages. */
const expectInstructions = () =>
  expect.poll(async () => {
    const { data } = (await api('GET', '/site')).as(dataReply(SiteContent));
    return [data.school.payment.instructions, data.school.payment.translations?.ml?.instructions];
  }, afterTriggers);

/** The data of the school in a public document. */
function schoolInDocument(html: string): unknown {
  const [, json = ''] = /id="site-content">(.*?)<\/script>/s.exec(html) ?? [];
  return z.object({ school: z.unknown() }).parse(JSON.parse(json)).school;
}

/** The icons that a document links to, as the browser renders them: address, type, size and the colour of a corner. */
function iconsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel$="icon"]')].map(async ({ href }) => {
        // The browser may use its cache for half a minute more.
        const response = await fetch(href, { cache: 'reload' });
        const bitmap = await createImageBitmap(await response.blob());
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const corner = [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
        const { pathname } = new URL(href);
        return `${pathname} ${response.headers.get('content-type')} ${bitmap.width}x${bitmap.height} ${corner.join()}`;
      }),
    ),
  );
}

test('an administrator writes the settings in Malayalam, which registrants and visitors read at /ml', async ({
  page,
  anotherBrowser,
}) => {
  const administrator = await anAdministrator();
  const { token } = await signIn(administrator);
  const before = await storedSettings(token);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const save = async () => {
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText(settingsMessages.saved)).toBeVisible();
  };
  await test.step('the form says how many translations are missing', async () => {
    await openAs(page, administrator, '/admin/settings');
    await expect(page.getByText('Every text has its Malayalam.')).toBeVisible();
    await field('Payment instructions').fill(instructions);
    await expect(page.getByText('1 of 5 texts have no Malayalam yet.')).toBeVisible();
    await save();
    await expectInstructions().toEqual([instructions, undefined]);
  });

  /** Opens the waiting page of another registrant, whose phone has nothing in its cache. */
  async function openWaitingPage(): Promise<Page> {
    const phone = await anotherBrowser();
    await phone.goto('/ml/login');
    await enterCredentialsInMalayalam(phone, (await aPendingPerson()).email);
    await expect(phone.getByRole('heading', { name: registering.howToPay })).toBeVisible();
    return phone;
  }
  await test.step('a waiting registrant reads untranslated text in English, with a mark', async () => {
    const phone = await openWaitingPage();
    await expect(phone.getByText(instructions)).toHaveAttribute('lang', 'en');
    await expect(phone.getByText(inEnglish, { exact: true })).toBeVisible();
  });

  await test.step('an administrator writes it in Malayalam', async () => {
    await field('Payment instructions in Malayalam').fill(inMalayalam);
    await field('Tagline in Malayalam').fill(tagline);
    await field('Chat message in Malayalam').fill('പേര്: {name}');
    const preview = page.getByRole('figure', { name: 'What a registrant sends in Malayalam' });
    await expect(preview).toContainText('പേര്: Anjali Menon');
    await save();
    await expectInstructions().toEqual([instructions, inMalayalam]);
  });

  await test.step('the next registrant reads it, and sends the chat message in Malayalam', async () => {
    const phone = await openWaitingPage();
    await expect(phone.getByText(inMalayalam)).toBeVisible();
    await expect(phone.getByText(instructions)).toBeHidden();
    await expect(phone.getByText(inEnglish, { exact: true })).toBeHidden();
    await expect(phone.getByText(tagline)).toBeVisible();
    const chat = phone.getByRole('link', { name: registering.openChat });
    await expect(chat).toHaveAttribute('href', new RegExp(`text=${encodeURIComponent('പേര്: ')}[^&]+$`));
  });

  await test.step('a visitor reads the tagline in the language of the page', async () => {
    await expect.poll(() => siteText('/ml'), afterTriggers).toContain(tagline);
    const malayalam = await siteText('/ml');
    expect(malayalam).toContain(`${before.name} · ${tagline.replace('.', '')}</title>`);
    expect(schoolInDocument(malayalam)).toMatchObject({ tagline, payment: { instructions: '' } });
    expect(JSON.stringify(schoolInDocument(malayalam))).not.toContain('"translations"');
    const english = await siteText('/');
    expect(english).toContain(before.tagline);
    expect(english).not.toContain(tagline);
  });

  expect((await api('PUT', '/settings', { token, body: before })).status).toBe(200);
});

test('the school’s logo and its picture for sharing show on public pages until they are removed', async ({
  page,
}) => {
  const administrator = await anAdministrator();
  const word = aWord();
  const { token } = await signIn(administrator);
  const before = await storedSettings(token);
  await openAs(page, administrator, '/admin/settings');
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

  await expect
    .poll(() => siteText('/about'), afterTriggers)
    .toContain(`property="og:image:alt" content="Picture for sharing ${word}"`);
  expect(await siteText('/about')).toContain('property="og:image:width" content="1200"');
  await page.goto('/about');
  const logo = page.getByRole('banner').locator('img');
  await expect(logo).toHaveAttribute('src', /^\/media\/\w{64}$/);
  await expect
    .poll(() => logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  const box = await logo.boundingBox();
  expect([box?.width, box?.height]).toEqual([108, 36]);
  // A process that waits two seconds for the store shows its last copy, also of an icon. As a PNG of that size the
  // photo would be too large.
  await expect
    .poll(() => iconsOf(page), afterTriggers)
    .toEqual([
      '/icon-192.png image/png 192x192 255,255,255,255',
      '/icon-whole-512.png image/jpeg 512x512 255,255,255,255',
    ]);

  expect((await api('PUT', '/settings', { token, body: before })).status).toBe(200);
  await expect.poll(() => siteText('/about'), afterTriggers).not.toContain(word);
  expect(await siteText('/about')).toMatch(/<img[^>]* src="\/icon-192\.png"/);
});
