import { pageMessages as texts } from '@padavu/domain/page-input';
import { uniqueWord } from '../support/accounts.ts';
import { expect, test } from '../support/e2e-session-test.ts';

test('an administrator writes a page, looks at it and publishes it, and puts the old one back', async ({
  page,
  request,
}) => {
  const soon = { timeout: 30_000 };
  const word = uniqueWord();
  const hostile = `**Ask ${word}** <script>window.hurt=1</script> [x](javascript:alert(1))`;
  const html = async () => (await request.get('/faq')).text();

  const preview = page.frameLocator('iframe[title^="Preview of"]');

  await test.step('what stands below the preview stays in its place when the preview comes', async () => {
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
  await expect(preview.getByText(`Ask ${word}`)).toBeAttached(soon);
  await expect(preview.getByText('<script>window.hurt=1</script> x')).toBeAttached();

  await test.step('a draft is no visitor’s', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    expect(await html()).not.toContain(word);
  });

  await test.step('what is published is in the HTML, and harmless', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(texts.published)).toBeVisible();
    await expect.poll(html, soon).toContain(`<strong>Ask ${word}</strong>`);
    const shown = await html();
    expect(shown).not.toContain('<script>window.hurt');
    expect(shown).not.toContain('javascript:alert');
  });

  await test.step('the old version is put back and published', async () => {
    await page
      .getByRole('button', { name: /^Put back/ })
      .first()
      .click();
    await expect(answer).toHaveValue(original);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect.poll(html, soon).not.toContain(word);
  });
});
