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
function schoolCarriedBy(html: string): unknown {
  const [, json = ''] = /id="site-content">(.*?)<\/script>/s.exec(html) ?? [];
  return z.object({ school: z.unknown() }).parse(JSON.parse(json)).school;
}

test('an administrator writes the settings in Malayalam, which registrants and visitors read at /ml', async ({
  page,
  anotherBrowser,
}) => {
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
  await test.step('the form says what is missing', async () => {
    await openAs(page, administrator, '/admin/settings');
    await expect(page.getByText('Every text has its Malayalam.')).toBeVisible();
    await field('Payment instructions').fill(instructions);
    await expect(page.getByText('1 of 5 texts have no Malayalam yet.')).toBeVisible();
    await save();
    await said().toEqual([instructions, undefined]);
  });

  const phone = await anotherBrowser();
  const html = async (path: string) => (await phone.request.get(path)).text();
  await test.step('a registrant who waits reads what is not translated as it is, and marked', async () => {
    await phone.goto('/ml/login');
    await enterCredentialsInMalayalam(phone, (await aPendingPerson()).email);
    await expect(phone.getByRole('heading', { name: registering.howToPay })).toBeVisible();
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

  await test.step('the registrant reads it, and sends the chat message in Malayalam', async () => {
    await phone.reload();
    await expect(phone.getByText(inMalayalam)).toBeVisible();
    await expect(phone.getByText(instructions)).toBeHidden();
    await expect(phone.getByText(inEnglish, { exact: true })).toBeHidden();
    await expect(phone.getByText(tagline)).toBeVisible();
    const chat = phone.getByRole('link', { name: registering.openChat });
    await expect(chat).toHaveAttribute('href', new RegExp(`text=${encodeURIComponent('പേര്: ')}[^&]+$`));
  });

  await test.step('a visitor reads the tagline, in each language its own', async () => {
    await expect.poll(() => html('/ml'), soon).toContain(tagline);
    const malayalam = await html('/ml');
    expect(malayalam).toContain(`${before.name} · ${tagline.replace('.', '')}</title>`);
    expect(schoolCarriedBy(malayalam)).toMatchObject({ tagline, payment: { instructions: '' } });
    expect(JSON.stringify(schoolCarriedBy(malayalam))).not.toContain('"translations"');
    const english = await html('/');
    expect(english).toContain(before.tagline);
    expect(english).not.toContain(tagline);
  });

  expect((await api('PUT', '/settings', { token, body: before })).status).toBe(200);
});
