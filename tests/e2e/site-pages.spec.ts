import { pageMessages as texts } from '@padavu/domain/site/page-input';
import { afterTriggers } from '../support/after-triggers.ts';
import { uniqueWord } from '../support/accounts.ts';
import { expect, test } from './support/session-test.ts';
import { siteText } from '../support/site-client.ts';

test('an administrator edits a page, previews and publishes it, and restores the old version', async ({
  page,
}) => {
  const word = uniqueWord();
  const hostile = `**Ask ${word}** <script>window.hurt=1</script> [x](javascript:alert(1))`;

  const preview = page.frameLocator('iframe[title^="Preview of"]');

  await test.step('the content below the preview does not move when the preview loads', async () => {
    const site = Promise.withResolvers<void>();
    await page.route('**/api/site', async (route) => {
      await site.promise;
      await route.continue();
    });
    await page.goto('/admin/pages');
    await page.getByRole('link', { name: /^Frequently asked questions/ }).click();
    const history = page.getByRole('heading', { name: 'History' });
    await expect(page.getByText('Loading the preview...')).toBeVisible();
    const before = await history.boundingBox();
    site.resolve();
    await expect(preview.getByRole('heading').first()).toBeVisible();
    expect(await history.boundingBox()).toEqual(before);
  });

  const answer = page.getByRole('textbox', { name: 'Answer' }).first();
  const original = await answer.inputValue();
  await answer.fill(hostile);
  await expect(preview.getByText(`Ask ${word}`)).toBeAttached({ timeout: 30_000 });
  await expect(preview.getByText('<script>window.hurt=1</script> x')).toBeAttached();

  await test.step('a visitor does not see a draft', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    expect(await siteText('/faq')).not.toContain(word);
  });

  await test.step('the published text is in the HTML, and harmless', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(texts.published)).toBeVisible();
    await expect.poll(() => siteText('/faq'), afterTriggers).toContain(`<strong>Ask ${word}</strong>`);
    const published = await siteText('/faq');
    expect(published).not.toContain('<script>window.hurt');
    expect(published).not.toContain('javascript:alert');
  });

  await test.step('the old version is restored and published', async () => {
    await page
      .getByRole('button', { name: /^Restore version/ })
      .first()
      .click();
    await expect(answer).toHaveValue(original);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect.poll(() => siteText('/faq'), afterTriggers).not.toContain(word);
  });
});
