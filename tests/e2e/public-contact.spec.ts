import type { Page } from '@playwright/test';
import { demoSchool } from '../../scripts/seed/school.ts';
import { expect, test } from './support/test.ts';

test.use({ standIns: true });

test.use({ waitsForHydration: true });

const form = (page: Page) => page.getByRole('form', { name: 'Get in Touch' });
const course = (page: Page) => form(page).getByRole('combobox', { name: 'Course' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Write the email' });

const letter = {
  Name: 'Anjali Menon',
  'Email address': 'anjali@example.com',
  Phone: '+91 98765 43210',
  City: 'Kochi & Aluva',
  Message: 'Two questions:\nDo I need a laptop?\nഎന്ന് തുടങ്ങും?',
};

/** Records the navigations of the page from now on, in order, mail programs included. */
async function recordNavigations(page: Page): Promise<string[]> {
  const navigations: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.frameRequestedNavigation', ({ url }) => navigations.push(url));
  return navigations;
}

test('the contact form opens the mail program and sends nothing to the site, and the map service receives no request until the map is shown', async ({
  page,
}) => {
  const maps: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://www.openstreetmap.org/')) maps.push(request.url());
  });
  await page.goto('/contact');
  const navigations = await recordNavigations(page);
  const sentRequests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/api/')) sentRequests.push(request.url());
  });
  for (const [label, text] of Object.entries(letter)) await form(page).getByLabel(label).fill(text);
  await course(page).selectOption('Graphic Design');
  await send(page).click();

  await expect.poll(() => navigations).toHaveLength(1);
  const mail = new URL(navigations[0] ?? '');
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
    navigations[0] ?? '',
  );
  for (const [label, text] of Object.entries(letter)) {
    await expect(form(page).getByLabel(label)).toHaveValue(text);
  }
  expect(sentRequests).toEqual([]);

  await test.step('the map loads at a press, and gets the focus', async () => {
    const region = page.getByRole('region', { name: 'Locate Us' });
    const button = region.getByRole('button', { name: 'Show the map' });
    await button.scrollIntoViewIfNeeded();
    await expect(region.getByText(demoSchool.address)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(maps).toEqual([]);
    await button.press('Enter');
    const map = page.getByTitle(`Map: ${demoSchool.address}`);
    await expect(map).toBeFocused();
    await expect(map.contentFrame().getByText('A map')).toBeVisible();
    expect(maps.map((url) => new URL(url).searchParams.get('marker'))).toEqual(['9.9663,76.2428']);
  });
});
