import { messages } from '@padavu/domain/messages';
import { z } from 'zod';
import { signIn, uniqueEmail } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { aWord } from '../support/e2e-categories.ts';
import { anAdministrator, openAs, uniqueName } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';
import { userRow } from '../support/e2e-user-list.ts';

// Run after the others, by its name (playwright.config.ts): those of public pages would see what is published here.

test.use({ standIns: true });

/** The site shows a change within a minute; here nothing keeps a copy, and only the trigger has to run. */
const soon = { timeout: 20_000 };

test('a course that an administrator makes is on the site, is registered for and approved, and its price follows', async ({
  page: visitor,
  anotherBrowser,
}) => {
  const administrator = await anAdministrator();
  const { token } = await signIn(administrator);
  const word = aWord();
  const title = `Pottery ${word}`;
  const slug = `pottery-${word.toLowerCase()}`;
  const body = {
    title,
    slug,
    description: 'Bowls, cups and plates, from a lump of clay to the kiln.',
    summary: '<script>document.title = "taken"</script> Bowls & cups.',
    category: 'graphic-design',
    price: 4321,
    originalPrice: 8765,
    outcomes: ['A bowl of your own', '</script><b>Bold</b>'],
    days: [{ title: 'Clay', description: 'Where it comes from.', topics: ['Digging'], picture: '' }],
    published: true,
    openForRegistration: true,
  };
  const made = await api('POST', '/course/courses', { token, body });
  expect(made.status).toBe(201);
  const { id } = made.as(z.object({ data: z.object({ id: z.int() }) })).data;
  const html = async (path: string) => await (await visitor.request.get(path)).text();

  await test.step('it is on the list of courses, on a page of its own and in the sitemap', async () => {
    await expect.poll(() => html('/courses'), soon).toContain(title);
    expect(await html('/sitemap.xml')).toContain(`/courses/${slug}</loc>`);
    await visitor.goto(`/courses/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('₹4,321').first()).toBeVisible();
  });

  await test.step('what it says is text, whatever it says', async () => {
    await expect(visitor).toHaveTitle(new RegExp(title));
    await expect(visitor.getByText('</script><b>Bold</b>').first()).toBeVisible();
    expect(await html(`/courses/${slug}`)).not.toContain('<script>document.title');
  });

  await test.step('a visitor registers for it', async () => {
    await visitor.getByRole('link', { name: 'Register now' }).first().click();
    await expect(visitor.getByRole('group', { name: 'Your course' })).toContainText('₹4,321');
  });

  const name = uniqueName('Devi');
  await test.step('and pays what the page has said', async () => {
    await visitor.getByLabel('Name').fill(name);
    await visitor.getByLabel('Email').fill(uniqueEmail());
    await visitor.getByLabel('Password', { exact: true }).fill('monsoon-2026');
    await visitor.getByLabel('I agree to the Terms & Conditions').check();
    const chatOpens = visitor.context().waitForEvent('page');
    await visitor.getByRole('button', { name: messages.register.submit }).click();
    const chat = new URL((await chatOpens).url());
    expect(chat.searchParams.get('text')).toContain(`Course: ${title}\nPrice: ₹4,321`);
  });

  await test.step('an administrator finds the registration by the course and approves it', async () => {
    const page = await anotherBrowser();
    await openAs(page, administrator, '/admin/user');
    await page.getByLabel('Search').fill(name);
    await expect(userRow(page, name)).toContainText(title);
    await page.getByRole('button', { name: `Approve ${name}` }).click();
    await expect(page.getByText(`${name} is approved and can sign in.`)).toBeVisible();
  });

  await test.step('a new price and a new address are on the site, and the old address leads there', async () => {
    const changed = { ...body, price: 5432, slug: `${slug}-wheel` };
    expect((await api('PUT', `/course/courses/${id}`, { token, body: changed })).status).toBe(200);
    await expect.poll(() => html(`/courses/${slug}-wheel`), soon).toContain('₹5,432');
    await visitor.goto(`/courses/${slug}`);
    await expect(visitor).toHaveURL(`/courses/${slug}-wheel`);
  });

  await test.step('what is no longer published is no longer there', async () => {
    const draft = { ...body, slug: `${slug}-wheel`, published: false };
    expect((await api('PUT', `/course/courses/${id}`, { token, body: draft })).status).toBe(200);
    const status = async () => (await visitor.request.get(`/courses/${slug}-wheel`)).status();
    await expect.poll(status, soon).toBe(404);
    expect(await html('/courses')).not.toContain(title);
  });
});
