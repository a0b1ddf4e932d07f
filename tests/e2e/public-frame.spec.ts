import { createHash } from 'node:crypto';
import { messages } from '@padavu/domain/messages';
import { subscribersCollection } from '@padavu/domain/site/subscriber';
import { db } from '../support/accounts-firebase.ts';
import { uniqueEmail } from '../support/accounts.ts';
import { scrollPageTo } from './support/layout.ts';
import { expect, test } from './support/test.ts';

test.use({ waitsForHydration: true });

const phone = { width: 360, height: 740 };

test('on a small screen the toggle slides the menu in, and a chosen link closes it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeHidden();

  await test.step('it slides in from the side and stays in the window', async () => {
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link')).toHaveText(['Home', 'About', 'Contact', 'Login', 'Register']);
    const right = () => menu.evaluate((element) => element.getBoundingClientRect().right);
    await expect.poll(right).toBe(phone.width);
  });

  await test.step('the toggle, Escape and a touch beside it close it', async () => {
    await toggle.click();
    await expect(menu).toBeHidden();
    await toggle.click();
    await menu.getByRole('link', { name: 'Home' }).focus();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.mouse.click(8, 400);
    await expect(menu).toBeHidden();
  });

  await test.step('a long name of the school takes two lines, and with a wide logo leaves the toggle in the window', async () => {
    const bar = page.getByRole('banner');
    await bar.locator('img').evaluate((logo) => logo.setAttribute('width', '720'));
    await bar.getByText('Padavu', { exact: true }).evaluate((name) => {
      name.textContent = 'Thiruvananthapuram Academy of Commerce, Trades and Crafts';
    });
    await expect(toggle).toBeInViewport({ ratio: 1 });
    const { height = 0 } = (await bar.getByRole('link').first().boundingBox()) ?? {};
    expect(height).toBeLessThan(60);
  });

  await test.step('a link closes it and leads on', async () => {
    await toggle.click();
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeHidden();
  });
});

test('the keyboard gets past the menu, the bar is compact further down, and a new page begins at its top', async ({
  page,
}) => {
  await page.goto('/');

  await test.step('the first Tab stop skips the menu', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  await test.step('the bar covers the page, and is lower further down', async () => {
    const bar = page.getByRole('banner');
    const height = () => bar.evaluate((element) => element.getBoundingClientRect().height);
    await scrollPageTo(page, 0);
    await expect(bar).toHaveCSS('box-shadow', 'none');
    await expect.poll(height).toBe(80);
    await scrollPageTo(page, 600);
    await expect(bar).not.toHaveCSS('box-shadow', 'none');
    await expect.poll(height).toBe(60);
    expect((await bar.boundingBox())?.y).toBe(0);
  });

  await test.step('on paper the bar is on the first page alone, and nothing offers to skip it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('a new page begins at its top, with its title and the focus on its content', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle('About Us · Padavu');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle('Padavu · Learn a business skill, one day at a time');
    await expect.poll(() => page.evaluate(() => scrollY), 'the previous scroll position').toBe(600);
  });
});

test('the footer has the year of the visit, and its newsletter form requires an address and stores it', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/ERR_FAILED/);
  let isOffline = true;
  await page.route('**/api/newsletter', (route) => (isOffline ? route.abort() : route.continue()));
  await page.clock.setFixedTime('2031-05-04T12:00:00Z');
  await page.goto('/faq');
  const form = page.getByRole('form', { name: 'One letter a month' });
  const field = form.getByLabel('Email address');
  const send = form.getByRole('button', { name: 'Subscribe' });
  const missing = () =>
    field.evaluate((input) => input instanceof HTMLInputElement && input.validity.valueMissing);
  const mistyped = () =>
    field.evaluate((input) => input instanceof HTMLInputElement && input.validity.typeMismatch);

  await test.step('the year is not that of the build', async () => {
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 Padavu. Made by Padavu Works.');
  });

  await test.step('its field has a ring only with the focus, in forced colours too', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(field).toHaveCSS('outline-style', 'none');
    await field.focus();
    await expect(field).toHaveCSS('outline-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('the browser refuses an empty field and an invalid address', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await send.click();
    expect(await missing()).toBe(true);
    await field.fill('not an address');
    await send.click();
    expect(await mistyped()).toBe(true);
    await expect(field).toBeFocused();
    expect(requests).toEqual([]);
  });

  const email = uniqueEmail();
  await test.step('a failed request is reported, and the address stays for another try', async () => {
    await field.fill(email);
    await send.click();
    await expect(form.getByRole('status')).toHaveText(/did not go through/);
    await expect(field).toHaveValue(email);
  });

  await test.step('the next try stores the address', async () => {
    isOffline = false;
    await send.click();
    await expect(form.getByRole('status')).toHaveText(messages.newsletter.subscribed);
    await expect(field).toHaveValue('');
    const { docs } = await db.collection(subscribersCollection).where('email', '==', email).get();
    expect(docs.map(({ id }) => id)).toEqual([createHash('sha256').update(email).digest('hex')]);
  });
});
