import { messages } from '@padavu/domain/messages';
import type { Page } from '@playwright/test';
import { demoSchool } from '../../scripts/seed/school.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ standIns: true });

test.use({ takenOver: true });

const form = (page: Page) => page.getByRole('form', { name: 'Get in Touch' });
const course = (page: Page) => form(page).getByRole('combobox', { name: 'Course' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Write the e-mail' });

const letter = {
  Name: 'Anjali Menon',
  'E-mail address': 'anjali@example.com',
  Phone: '+91 98765 43210',
  City: 'Kochi & Aluva',
  Message: 'Two questions:\nDo I need a laptop?\nഎന്ന് തുടങ്ങും?',
};

/** Listens for where the page goes, mail programs included: from now on, in order. */
async function departures(page: Page): Promise<string[]> {
  const gone: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  browser.on('Page.frameRequestedNavigation', ({ url }) => gone.push(url));
  return gone;
}

test('every field is required, and an address that is none gets the alert', async ({ page }) => {
  const asked: string[] = [];
  await page.goto('/contact');
  const gone = await departures(page);
  page.on('request', (request) => asked.push(request.method()));

  await test.step('nothing is there: six fields say so', async () => {
    await send(page).click();
    await expect(form(page).getByRole('alert')).toHaveText(
      ['Course', ...Object.keys(letter)].map(() => messages.validation.fieldRequired),
    );
    await expect(form(page).getByLabel('Name')).toBeFocused();
    for (const label of ['Course', ...Object.keys(letter)]) {
      const field = form(page).getByLabel(label);
      await expect(field).toHaveAccessibleDescription(messages.validation.fieldRequired);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
  });

  await test.step('a field that is mended is not blamed any more', async () => {
    for (const [label, text] of Object.entries(letter)) await form(page).getByLabel(label).fill(text);
    await course(page).selectOption('Graphic Design');
    await expect(form(page).getByRole('alert')).toHaveCount(0);
  });

  await test.step('blanks alone are nothing', async () => {
    await form(page).getByLabel('City').fill('   ');
    await send(page).click();
    await expect(form(page).getByRole('alert')).toHaveText([messages.validation.fieldRequired]);
    await form(page).getByLabel('City').fill(letter.City);
  });

  for (const address of ['anjali', 'anjali@', 'anjali@example', '@example.com']) {
    await test.step(`"${address}" is no address`, async () => {
      await form(page).getByLabel('E-mail address').fill(address);
      await send(page).click();
      await expect(form(page).getByRole('alert')).toHaveText('Please enter a valid email address.');
      await expect(form(page).getByLabel('E-mail address')).toBeFocused();
    });
  }

  expect(gone, 'mail programs that were opened').toEqual([]);
  expect(asked.filter((method) => method !== 'GET')).toEqual([]);
});

test('the mail program opens with a subject and every field in the body; the site receives nothing', async ({
  page,
}) => {
  await page.goto('/contact');
  const gone = await departures(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/api/')) sent.push(request.url());
  });
  for (const [label, text] of Object.entries(letter)) await form(page).getByLabel(label).fill(text);
  await course(page).selectOption('Graphic Design');
  await send(page).click();

  await expect.poll(() => gone).toHaveLength(1);
  const mail = new URL(gone[0] ?? '');
  expect(mail.protocol + mail.pathname).toBe(`mailto:${demoSchool.email}`);
  expect(mail.searchParams.get('subject')).toBe('Enquiry from Anjali Menon: Graphic Design');
  expect(mail.searchParams.get('body')).toBe(
    [
      'Name: Anjali Menon',
      'Email: anjali@example.com',
      'Phone: +91 98765 43210',
      'City: Kochi & Aluva',
      'Course: Graphic Design',
      '',
      'Two questions:',
      'Do I need a laptop?',
      'എന്ന് തുടങ്ങും?',
    ].join('\r\n'),
  );

  await expect(page).toHaveURL('/contact');
  await expect(form(page).getByRole('status')).toContainText('Your mail program should be open now');
  await expect(form(page).getByRole('link', { name: 'open it again' })).toHaveAttribute(
    'href',
    gone[0] ?? '',
  );
  for (const [label, text] of Object.entries(letter)) {
    await expect(form(page).getByLabel(label)).toHaveValue(text);
  }
  expect(sent).toEqual([]);
});

test('one phone number, one address and one chat', async ({ page }) => {
  await page.goto('/contact');
  const channels = page.getByRole('region', { name: 'Keep In Touch With Us' }).getByRole('link');
  await expect(channels).toHaveCount(3);
  const targets = await channels.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([
    `tel:${demoSchool.phone.replaceAll(' ', '')}`,
    `mailto:${demoSchool.email}`,
    expect.stringMatching(/^https:\/\/wa\.me\//),
  ]);
});

test('the map service is asked for nothing until somebody asks for the map', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A map</title>A map' });
  });
  await page.goto('/contact');
  const place = page.getByRole('region', { name: 'Locate Us' });
  const button = place.getByRole('button', { name: 'Show the map' });
  await button.scrollIntoViewIfNeeded();
  await expect(place.getByText(demoSchool.address)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);

  await button.press('Enter');
  const map = page.getByTitle(`Map: ${demoSchool.address}`);
  await expect(map).toBeFocused();
  await expect(map.contentFrame().getByText('A map')).toBeVisible();
  expect(asked.map((url) => new URL(url).searchParams.get('marker'))).toEqual(['9.9663,76.2428']);
});
