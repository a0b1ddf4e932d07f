import type { BrowserContext, Page } from '@playwright/test';
import { aLearner } from './support/people.ts';
import { password } from '../support/accounts.ts';
import { expect, test } from './support/test.ts';

// A form can be used before its scripts arrive: what is entered on a slow phone meanwhile counts (docs/decisions/090).

test.use({ viewport: { width: 360, height: 740 } });

type Form = {
  path: string;
  /** Entered one after the other, by label. */
  fields: readonly (readonly [label: string, text: string])[];
  choice?: readonly [label: string, option: string];
  tick?: string;
  /** Expects that the form has taken the values: its button is enabled, or its result shows. */
  expectTaken: (page: Page) => Promise<void>;
};

const expectEnabled = (button: string) => (page: Page) =>
  expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled();

const credentials = [
  ['Email', 'anjali@padavu.example'],
  ['Password', 'monsoon-rain'],
] as const;

const forms: readonly Form[] = [
  { path: '/login', fields: credentials, tick: 'Remember me', expectTaken: expectEnabled('Sign In') },
  {
    path: '/admin/login',
    fields: credentials,
    tick: 'Remember me',
    expectTaken: expectEnabled('Admin Sign In'),
  },
  {
    path: '/register',
    fields: [['Name', 'Anjali Menon'], ...credentials],
    choice: ['Course', 'Digital Marketing'],
    tick: 'I agree to the',
    expectTaken: expectEnabled('Sign Up'),
  },
  {
    path: '/contact',
    fields: [
      ['Name', 'Anjali Menon'],
      ['Email address', 'anjali@padavu.example'],
      ['Message', 'When does it begin?'],
    ],
    expectTaken: (page) => expect(page.locator('main form')).toHaveAttribute('novalidate'),
  },
  {
    path: '/forgot-password',
    fields: [['Email', 'anjali@padavu.example']],
    expectTaken: (page) => expect(page.locator('form button[type=submit]')).toBeEnabled(),
  },
  {
    path: '/courses',
    fields: [['Search', 'graphic']],
    expectTaken: (page) => expect(page.getByText('1 course', { exact: true })).toBeVisible(),
  },
  {
    path: '/faq',
    fields: [['Email address', 'anjali@padavu.example']],
    expectTaken: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
    },
  },
];

/** All scripts but the short ones that every page starts with. */
const scripts = /\/static\/(?!index-|loader-)[^/]*\.js$/;

const everyScript = /\/static\/[^/]*\.js$/;

/** Delays the scripts of the pages until the returned function is called. */
async function holdScripts(context: BrowserContext, pattern = scripts): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await context.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return async () => {
    release();
    await context.unroute(pattern);
  };
}

/** Splits a text into three parts, which are entered at once as the keyboards of phones do. */
function partsOf(text: string): string[] {
  const length = Math.ceil(text.length / 3);
  return [0, 1, 2].map((part) => text.slice(part * length, (part + 1) * length));
}

/** Finds a field in the form of the page itself: the newsletter in the footer has an address too. */
const fieldOf = (page: Page, path: string, label: string) => {
  const area = page.getByRole(path === '/faq' ? 'contentinfo' : 'main');
  return area.getByLabel(label, { exact: true });
};

for (const { path, fields, choice, tick, expectTaken } of forms) {
  test(`on a slow phone nothing is lost that is entered on ${path} before its scripts arrive or while they start`, async ({
    page,
    context,
  }) => {
    test.slow();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const steps = fields.length * 3 + 1;
    // The scripts arrive within a field and after all fields. On the form that has every kind of field, they also
    // arrive between two fields and within a later one.
    const moments = path === '/register' ? [2, 3, 5, steps] : [2, steps];
    for (const partsBefore of moments) {
      await test.step(`the scripts arrive after ${partsBefore} of ${steps} parts`, async () => {
        const release = await holdScripts(context);
        await page.goto(path, { waitUntil: 'commit' });
        let typed = 0;
        let isReleased = false;
        const countPart = async () => {
          typed += 1;
          if (isReleased || typed < partsBefore) return;
          isReleased = true;
          await release();
        };
        for (const [label, text] of fields) {
          const field = fieldOf(page, path, label);
          await field.focus();
          for (const part of partsOf(text)) {
            await page.keyboard.insertText(part);
            await countPart();
          }
          await expect(field).toBeFocused();
        }
        if (choice) await page.getByLabel(choice[0], { exact: true }).selectOption({ label: choice[1] });
        await countPart();
        if (tick) await page.getByRole('checkbox', { name: tick }).check();
        if (!isReleased) await release();

        await expectTaken(page);
        for (const [label, text] of fields) await expect(fieldOf(page, path, label)).toHaveValue(text);
        if (choice)
          await expect(page.getByLabel(choice[0], { exact: true }).locator(':checked')).toHaveText(choice[1]);
        if (tick) await expect(page.getByRole('checkbox', { name: tick })).toBeChecked();
      });
    }
  });
}

/** Fills a field without an event, as a password manager may. */
const fillSilently = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  }, value);

test('a form that the browser fills in before the scripts arrive can be submitted', async ({
  page,
  context,
}) => {
  const { email } = await aLearner();
  const release = await holdScripts(context);
  await page.goto('/login', { waitUntil: 'commit' });
  await fillSilently(page, 'Email', email);
  await fillSilently(page, 'Password', password);
  await release();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/user/dashboard');
});

for (const [what, submit] of [
  ['Enter in', (page: Page) => page.keyboard.press('Enter')],
  // The button is disabled: Playwright would wait for it.
  ['a press on the button of', (page: Page) => page.locator('[type=submit]').click({ force: true })],
] as const) {
  test(`${what} a form before the scripts arrive signs in`, async ({ page, context }) => {
    const { email } = await aLearner();
    const release = await holdScripts(context);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await submit(page);
    await release();
    await expect(page).toHaveURL('/user/dashboard');
  });
}

for (const [part, pattern, moment] of [
  ['word', scripts, 'before the scripts arrive'],
  ['icon', everyScript, 'before the very first script arrives'],
] as const) {
  test(`a press on the ${part} of a button ${moment} takes effect`, async ({ page, context }) => {
    const release = await holdScripts(context, pattern);
    await page.goto('/', { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await (part === 'icon' ? menu.locator('svg') : menu.getByText('Menu')).click();
    await release();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });
}

test('a course that is chosen before the scripts arrive overrides the one in the address, and the caret stays', async ({
  page,
  context,
}) => {
  const release = await holdScripts(context);
  await page.goto('/register?courseId=ecommerce-mastery', { waitUntil: 'commit' });
  const course = page.getByLabel('Course', { exact: true });
  await course.selectOption({ label: 'Graphic Design' });
  const name = page.getByLabel('Name', { exact: true });
  await name.focus();
  await page.keyboard.type('njali Menon');
  await page.keyboard.press('Home');
  await release();
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
  await page.keyboard.type('A');
  await expect(name).toHaveValue('Anjali Menon');
  await expect(course.locator(':checked')).toHaveText('Graphic Design');
  await expect(page.getByRole('group', { name: 'Your course' })).toContainText('Graphic Design');
});
