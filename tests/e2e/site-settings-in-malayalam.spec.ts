import type { Page } from '@playwright/test';
import { dataReply } from '@padavu/domain/reply';
import { SchoolSettings, settingsMessages } from '@padavu/domain/school-settings';
import { SiteContent } from '@padavu/domain/site';
import { z } from 'zod';
import { inEnglish } from '../../web/src/components/texts.ml.ts';
import * as registering from '../../web/src/features/registration/texts.ml.ts';
import { signIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import {
  anAdministrator,
  aPendingPerson,
  enterCredentialsInMalayalam,
  openAs,
} from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

// Run after the others, by its name (playwright.config.ts): those of public pages would see what is published here.

test.use({ standIns: true });

const soon = { timeout: 20_000 };
const instructions = 'Write your payment reference into the note.';
const tagline = 'ഇന്ന് ഒരു പടി കൂടി.';
const inMalayalam = 'റഫറൻസ് കുറിപ്പിൽ എഴുതൂ.';

/** What the site says of the instructions, as it hears of them. */
const said = () =>
  expect.poll(async () => {
    const { data } = (await api('GET', '/site')).as(dataReply(SiteContent));
    return [data.school.payment.instructions, data.school.payment.translations?.ml?.instructions];
  }, soon);

/** What a public document carries of the school. */
async function schoolCarriedBy(page: Page): Promise<unknown> {
  const carried: unknown = JSON.parse((await page.locator('#site-content').textContent()) ?? '');
  return z.object({ school: z.unknown() }).parse(carried).school;
}

test('an administrator writes the settings in Malayalam, which visitors and registrants read at /ml', async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const administrator = await anAdministrator();
  const { token } = await signIn(administrator);
  const { updatedAt: _, ...before } = (await api('GET', '/settings', { token })).as(
    dataReply(SchoolSettings),
  ).data;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const save = async () => {
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText(settingsMessages.saved)).toBeVisible();
  };
  /** A registrant who waits, in a browser that has kept nothing. */
  const aWaitingPage = async () => {
    const phone = await anotherBrowser();
    await phone.goto('/ml/login');
    await enterCredentialsInMalayalam(phone, (await aPendingPerson()).email);
    await expect(phone.getByRole('heading', { name: registering.howToPay })).toBeVisible();
    return phone;
  };

  await test.step('the form says what is missing', async () => {
    await openAs(page, administrator, '/admin/settings');
    await expect(page.getByText('Every text has its Malayalam.')).toBeVisible();
    await field('Payment instructions').fill(instructions);
    await expect(page.getByText('1 of 5 texts have no Malayalam yet.')).toBeVisible();
    await save();
    await said().toEqual([instructions, undefined]);
  });

  await test.step('what is not translated is said as it is, and marked', async () => {
    const phone = await aWaitingPage();
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
    await said().toEqual([instructions, inMalayalam]);
  });

  await test.step('a registrant reads it, and sends the chat message in Malayalam', async () => {
    const phone = await aWaitingPage();
    await expect(phone.getByText(inMalayalam)).toBeVisible();
    await expect(phone.getByText(instructions)).toBeHidden();
    await expect(phone.getByText(inEnglish, { exact: true })).toBeHidden();
    await expect(phone.getByText(tagline)).toBeVisible();
    const chat = phone.getByRole('link', { name: registering.openChat });
    await expect(chat).toHaveAttribute('href', new RegExp(`text=${encodeURIComponent('പേര്: ')}[^&]+$`));
  });

  await test.step('a visitor reads the tagline, in each language its own', async () => {
    const visitor = await anotherBrowser();
    await expect.poll(async () => (await visitor.request.get('/ml')).text(), soon).toContain(tagline);
    await visitor.goto('/ml');
    await expect(visitor.getByRole('contentinfo')).toContainText(tagline);
    await expect(visitor).toHaveTitle(`${before.name} · ${tagline.replace('.', '')}`);
    expect(await schoolCarriedBy(visitor)).toMatchObject({ tagline, payment: { instructions: '' } });
    expect(JSON.stringify(await schoolCarriedBy(visitor))).not.toContain('"translations"');
    const english = await (await visitor.request.get('/')).text();
    expect(english).toContain(before.tagline);
    expect(english).not.toContain(tagline);
  });

  await test.step('undone, it is as it was', async () => {
    await page.goto('/admin/audit');
    const entry = page.getByRole('row').filter({ hasText: 'tagline in Malayalam' }).first();
    await entry.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(async () => (await page.request.get('/ml')).text(), soon).not.toContain(tagline);
  });

  expect((await api('PUT', '/settings', { token, body: before })).status).toBe(200);
});
