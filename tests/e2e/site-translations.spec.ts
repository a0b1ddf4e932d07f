import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { inEnglish } from '../../web/src/components/texts.ml.ts';
import { afterTriggers } from '../support/after-triggers.ts';
import { signIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { aWord, dialog } from './support/categories.ts';
import { idOf } from '../support/content.ts';
import { anAdministrator, storeSession } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { siteText } from '../support/site-client.ts';

// Runs after other projects because of its name (playwright.config.ts): the tests of public pages would see what it
// publishes.

test.use({ standIns: true });

const title = 'മൺപാത്രങ്ങൾ';

/** Waits until the page contains the title: each page of the site updates by itself. */
const waitForTitle = (path: string) => expect.poll(() => siteText(path), afterTriggers).toContain(title);

test('an administrator translates a course into Malayalam, which visitors read at /ml; an untranslated course is marked', async ({
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
  await storeSession(page, administrator);

  await test.step('an administrator writes it beside the English', async () => {
    await page.goto(`/admin/courses?search=${word}`);
    await page.getByRole('button', { name: `Edit ${body.title}` }).click();
    const modal = dialog(page, adminMessages.courses.edit);
    await modal.getByRole('button', { name: 'Write in Malayalam' }).click();
    await modal.getByLabel('Title in Malayalam').fill(title);
    await modal.getByLabel('In one or two sentences in Malayalam').fill('പാത്രങ്ങളും കപ്പുകളും.');
    await modal.getByRole('group', { name: 'Day 1' }).getByLabel('Heading in Malayalam').fill('കളിമണ്ണ്');
    await modal.getByRole('button', { name: adminMessages.courses.submitUpdate }).click();
    const card = page.getByRole('listitem', { name: body.title });
    await expect(card).toContainText('In Malayalam: 5 of 8 texts missing');
  });

  const visitor = await anotherBrowser();
  await test.step('a visitor reads it in the list, where a course without Malayalam is marked', async () => {
    await waitForTitle('/ml/courses');
    await visitor.goto('/ml/courses');
    const card = (name: string) => visitor.getByRole('article').filter({ hasText: name });
    await expect(card(title)).not.toContainText(inEnglish);
    await expect(card('Ecommerce Mastery')).toContainText(inEnglish);
  });

  await test.step('a visitor reads it on its page, where untranslated text is in English', async () => {
    await waitForTitle(`/ml/courses/${slug}`);
    await visitor.goto(`/ml/courses/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 2, name: /കളിമണ്ണ്/ })).toBeVisible();
    await expect(visitor.getByText(body.description)).toHaveAttribute('lang', 'en');
    await expect(visitor).toHaveTitle(/^മൺപാത്രങ്ങൾ · /);
  });

  await api('DELETE', `/course/courses/${id}`, { token });
});
