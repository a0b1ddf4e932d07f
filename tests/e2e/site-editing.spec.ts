import { adminMessages } from '@padavu/domain/admin-messages';
import { messages } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/reply';
import { SiteContent } from '@padavu/domain/site';
import { aWord, dialog } from '../support/e2e-categories.ts';
import { expect, test } from '../support/e2e-session-test.ts';

// Run after the others, by its name (playwright.config.ts): those of public pages would see what is published here.

const { courses: texts } = adminMessages;
const Offered = dataReply(SiteContent.pick({ courses: true }));

/** The site shows a change within a minute; here nothing keeps a copy, and only the trigger has to run. */
const soon = { timeout: 20_000 };

test('a course that is made, published and open is offered by the site, with its price', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/status of 409/);
  const word = aWord();
  const slug = `bread-${word.toLowerCase()}`;
  const offered = async () => {
    const { data } = Offered.parse(await (await page.request.get('/api/site')).json());
    return data.courses.find((course) => course.slug === slug);
  };
  await page.goto(`/admin/courses?search=${word}`);
  await page.getByRole('button', { name: texts.add }).click();
  const modal = dialog(page, texts.add);
  await modal.getByLabel('Title').fill(`Bread ${word}`);
  await modal.getByLabel('Description').fill('Bake it.');
  await modal.getByLabel('Category').fill('Ecommerce');
  await modal.getByLabel('Slug').fill('ecommerce-mastery');
  await modal.getByLabel('What one gets').fill('A loaf\nAnother loaf');
  await modal.getByRole('button', { name: 'Add day' }).click();
  await modal.getByLabel('Heading').fill('Flour');
  await modal.getByLabel('Price (₹)', { exact: true }).fill('450');
  await modal.getByLabel('Original price (₹)').fill('900');
  await modal.getByLabel('Published').check();
  await modal.getByLabel('Open for registration').check();
  const preview = modal.getByRole('region', { name: 'Preview' });
  for (const text of [`Bread ${word}`, '₹450', '₹900', 'Another loaf', 'Day 1: Flour']) {
    await expect(preview).toContainText(text);
  }
  await modal.getByRole('button', { name: texts.submitAdd }).click();
  await expect(modal.getByLabel('Slug')).toHaveAccessibleDescription(messages.validation.slugTaken);
  await modal.getByLabel('Slug').fill(slug);
  await modal.getByRole('button', { name: texts.submitAdd }).click();
  await expect(page.getByText(texts.created)).toBeVisible();
  await expect.poll(offered, soon).toMatchObject({ price: 450, openForRegistration: true });

  await page.getByRole('button', { name: `Edit Bread ${word}` }).click();
  const edit = dialog(page, texts.edit);
  await edit.getByLabel('Price (₹)', { exact: true }).fill('500');
  await edit.getByRole('button', { name: texts.submitUpdate }).click();
  await expect(page.getByText(texts.updated)).toBeVisible();
  await expect.poll(offered, soon).toMatchObject({ price: 500 });

  await page.getByRole('button', { name: `Unpublish Bread ${word}` }).click();
  const question = page.getByRole('alertdialog', { name: `Unpublish Bread ${word}?` });
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await expect.poll(offered, soon).toBeUndefined();
});
