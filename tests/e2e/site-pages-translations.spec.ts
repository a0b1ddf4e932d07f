import { Page } from '@padavu/domain/site/page';
import { pageMessages as texts } from '@padavu/domain/site/page-input';
import { pageLimits } from '@padavu/domain/site/page-limits';
import { dataReply } from '@padavu/domain/api/reply';
import { inEnglish } from '../../web/src/components/texts.ml.ts';
import { afterTriggers } from '../support/after-triggers.ts';
import { signIn, uniqueWord } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { expect, test } from './support/session-test.ts';
import { siteText } from '../support/site-client.ts';

// Runs after other projects because of its name (playwright.config.ts): the tests of public pages would see what it
// publishes.

test('an administrator translates a page into Malayalam, previews and publishes it; untranslated text is marked', async ({
  page,
  administrator,
}) => {
  const word = uniqueWord();
  const heading = `അക്കൗണ്ട് ${word}`;
  const { token } = await signIn(administrator);
  const storedPage = (await api('GET', '/pages/terms', { token })).as(dataReply(Page)).data;
  const before = storedPage.written.content;
  // A page entirely in English has one mark, at its head.
  expect((await siteText('/ml/terms')).split(`>${inEnglish}<`)).toHaveLength(2);

  await page.goto('/admin/pages');
  const listItem = page.getByRole('listitem').filter({ hasText: /^Frequently asked questions/ });
  await expect(listItem).toContainText('In Malayalam too');
  await page.getByRole('link', { name: /^Terms of Service/ }).click();
  const malayalam = page.getByRole('group', { name: 'Malayalam' });
  await expect(malayalam).toContainText('Every text can also be written in Malayalam.');
  await malayalam.getByRole('button', { name: 'Write in Malayalam' }).click();
  const field = page.getByRole('textbox', { name: 'Heading in Malayalam' }).first();
  await field.fill(heading);
  await expect(field).toHaveAttribute('lang', 'ml');

  await test.step('a page that is too long is reported while it is typed, until it is shortened', async () => {
    const prose = page.getByRole('textbox', { name: 'Text in Malayalam' });
    for (const index of [0, 1, 2]) await prose.nth(index).fill('അ'.repeat(pageLimits.prose));
    await expect(page.getByText(texts.tooLong)).toBeVisible();
    for (const index of [0, 1, 2]) await prose.nth(index).fill('');
    await expect(page.getByText(texts.tooLong)).toHaveCount(0);
  });

  await test.step('the preview is in the chosen language', async () => {
    const preview = page.frameLocator('iframe[title^="Preview of"]');
    await expect(preview.getByText('Your account').first()).toBeAttached({ timeout: 30_000 });
    await page.getByRole('button', { name: 'മലയാളം', exact: true }).click();
    await expect(preview.getByText(heading).first()).toBeAttached({ timeout: 30_000 });
    await expect(preview.locator('html')).toHaveAttribute('lang', 'ml');
    await expect(preview.getByText('Price and payment').first()).toBeAttached();
  });

  await test.step('visitors in Malayalam read it, and see which part is in English', async () => {
    expect(await siteText('/ml/terms')).not.toContain(word);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(texts.published)).toBeVisible();
    await expect.poll(() => siteText('/ml/terms'), afterTriggers).toContain(heading);
    await page.goto('/ml/terms');
    const translated = page.getByRole('heading', { name: heading });
    await expect(translated).not.toContainText(inEnglish);
    await page.setViewportSize({ width: 360, height: 740 });
    const overhang = () => translated.evaluate((element) => element.scrollWidth - window.innerWidth);
    expect(await overhang(), 'pixels of a long word beyond a phone').toBeLessThan(0);
    const untranslated = page.getByRole('heading', { name: 'Price and payment' });
    await expect(untranslated).toContainText(inEnglish);
    await expect(untranslated).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: heading }).click();
    await expect(translated).toBeInViewport();
    const english = await siteText('/terms');
    expect(english).toContain('Your account');
    expect(english).not.toContain(word);
    expect(english).not.toContain(inEnglish);
  });

  // Restores the page for the tests that run after this one.
  expect((await api('PUT', '/pages/terms', { token, body: { page: 'terms', content: before } })).status).toBe(
    200,
  );
  expect((await api('POST', '/pages/terms/publish', { token, body: {} })).status).toBe(200);
});
