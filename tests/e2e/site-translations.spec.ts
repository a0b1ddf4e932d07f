import { adminMessages } from '@padavu/domain/admin-messages';
import { inEnglish } from '../../web/src/components/texts.ml.ts';
import * as site from '../../web/src/features/public-site/texts.ml.ts';
import { signIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { aWord, dialog } from '../support/e2e-categories.ts';
import { idOf } from '../support/content.ts';
import { anAdministrator, takeSession } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

// Run after the others, by its name (playwright.config.ts): those of public pages would see what is published here.

test.use({ standIns: true });

const soon = { timeout: 20_000 };

test('an administrator writes the Malayalam of a course, which visitors read at /ml; another course is marked', async ({
  page,
  anotherBrowser,
}) => {
  const administrator = await anAdministrator();
  const { token } = await signIn(administrator);
  const word = aWord();
  const slug = `pottery-${word.toLowerCase()}`;
  const body = {
    title: `Pottery ${word}`,
    slug,
    description: 'From a lump of clay to the kiln.',
    summary: 'Bowls & cups.',
    category: 'graphic-design',
    price: 4321,
    originalPrice: 8765,
    days: [{ title: 'Clay', description: 'Where it comes from.', topics: ['Digging'] }],
    published: true,
    openForRegistration: true,
  };
  const id = idOf(await api('POST', '/course/courses', { token, body }));
  await takeSession(page, administrator);

  await test.step('the dialog says what is missing, and keeps what is typed while it is hidden', async () => {
    await page.goto(`/admin/courses?search=${word}`);
    await page.getByRole('button', { name: `Edit ${body.title}` }).click();
    const modal = dialog(page, adminMessages.courses.edit);
    await expect(modal.getByText('8 of 8 texts have no Malayalam yet.')).toBeVisible();
    await modal.getByRole('button', { name: 'Write in Malayalam' }).click();
    await modal.getByLabel('Title in Malayalam').fill('മൺപാത്രങ്ങൾ');
    await expect(modal.getByLabel('Title in Malayalam')).toHaveAttribute('lang', 'ml');
    await modal.getByLabel('Category in Malayalam').fill('രൂപകൽപന');
    await modal.getByLabel('In one or two sentences in Malayalam').fill('പാത്രങ്ങളും കപ്പുകളും.');
    await modal.getByRole('button', { name: 'Hide Malayalam' }).click();
    await expect(modal.getByText('5 of 8 texts have no Malayalam yet.')).toBeVisible();
    await modal.getByRole('button', { name: 'Write in Malayalam' }).click();
    await modal.getByRole('group', { name: 'Day 1' }).getByLabel('Heading in Malayalam').fill('കളിമണ്ണ്');
    await expect(modal.getByLabel('Title in Malayalam')).toHaveValue('മൺപാത്രങ്ങൾ');
    await modal.getByRole('button', { name: adminMessages.courses.submitUpdate }).click();
    const card = page.getByRole('listitem', { name: body.title });
    await expect(card).toContainText('In Malayalam: 4 of 8 texts missing');
  });

  await test.step('administrators find it by either text', async () => {
    await page.goto(`/admin/courses?search=${encodeURIComponent('മൺപാത്ര')}`);
    await expect(page.getByRole('listitem', { name: body.title })).toBeVisible();
  });

  const visitor = await anotherBrowser();
  await test.step('a visitor reads it, and finds it by either title', async () => {
    await expect
      .poll(async () => (await visitor.request.get(`/ml/courses/${slug}`)).text(), soon)
      .toContain('മൺപാത്രങ്ങൾ');
    await visitor.goto('/ml/courses');
    const found = (title: string) =>
      visitor.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await visitor.getByLabel(site.search).fill(word);
    await expect(found('മൺപാത്രങ്ങൾ')).toHaveCount(1);
    await expect(found('മൺപാത്രങ്ങൾ')).not.toContainText(inEnglish);
    await visitor.getByLabel(site.search).fill('Ecommerce Mastery');
    await expect(found('Ecommerce Mastery')).toContainText(inEnglish);
    await visitor.goto('/ml/courses');
    await visitor.getByLabel(site.category).selectOption({ label: 'രൂപകൽപന' });
    await expect(visitor.getByLabel(site.category)).toHaveValue(body.category);
    await expect(found('മൺപാത്രങ്ങൾ')).toHaveCount(1);
    await visitor.goto('/ml');
    await expect(visitor.getByRole('article').filter({ hasText: 'Ecommerce Mastery' }).first()).toContainText(
      inEnglish,
    );
    await expect(visitor.getByRole('article').filter({ hasText: 'മൺപാത്രങ്ങൾ' }).first()).not.toContainText(
      inEnglish,
    );
    await visitor.goto(`/ml/courses/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: 'മൺപാത്രങ്ങൾ' })).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 2, name: /കളിമണ്ണ്/ })).toBeVisible();
    await expect(visitor.getByText(body.description)).toHaveAttribute('lang', 'en');
    await expect(visitor).toHaveTitle(/^മൺപാത്രങ്ങൾ · /);
  });

  await test.step('the English page says and carries nothing of it but the title', async () => {
    const english = await (await visitor.request.get(`/courses/${slug}`)).text();
    expect(english).toContain(body.title);
    expect(english).not.toContain('കളിമണ്ണ്');
    await visitor.goto('/courses');
    await visitor.getByLabel('Search').fill('മൺപാത്ര');
    await expect(visitor.getByRole('article')).toHaveText([new RegExp(body.title)]);
  });

  await test.step('the school reads what it has called the course', async () => {
    await visitor.goto(`/ml/register?courseId=${slug}`);
    await expect(visitor.getByRole('group').filter({ hasText: 'മൺപാത്രങ്ങൾ' }).first()).toBeVisible();
    const option = visitor.getByRole('option', { name: 'മൺപാത്രങ്ങൾ' });
    // Each page of the site follows the store by itself, as the processes that answer do.
    await expect
      .poll(async () => {
        await visitor.goto('/ml/contact');
        return option.count();
      }, soon)
      .toBe(1);
    await expect(option).toHaveAttribute('value', body.title);
  });

  await api('DELETE', `/course/courses/${id}`, { token });
});
