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

test('the site receives nothing of a letter, which the mail program opens with, nor the map service of a visitor who asks for no map', async ({
  page,
}) => {
  const maps: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    maps.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A map</title>A map' });
  });
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

  await test.step('the map comes when it is asked for, and has the focus', async () => {
    const place = page.getByRole('region', { name: 'Locate Us' });
    const button = place.getByRole('button', { name: 'Show the map' });
    await button.scrollIntoViewIfNeeded();
    await expect(place.getByText(demoSchool.address)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(maps).toEqual([]);
    await button.press('Enter');
    const map = page.getByTitle(`Map: ${demoSchool.address}`);
    await expect(map).toBeFocused();
    await expect(map.contentFrame().getByText('A map')).toBeVisible();
    expect(maps.map((url) => new URL(url).searchParams.get('marker'))).toEqual(['9.9663,76.2428']);
  });
});
