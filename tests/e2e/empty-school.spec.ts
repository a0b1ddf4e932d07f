import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import * as dashboard from '@padavu/domain/learning/dashboard-texts';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { messageFor, messages } from '@padavu/domain/messages';
import { pageMessages } from '@padavu/domain/site/page-input';
import { settingsMessages } from '@padavu/domain/school/school-settings';
import { newSchool } from '@padavu/domain/school/school';
import type { Locator, Page } from '@playwright/test';
import { afterTriggers } from '../support/after-triggers.ts';
import { emptyStore } from './support/empty-store.ts';
import { enterCredentials } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { siteText } from '../support/site-client.ts';

// Runs alone in the store, after all other journeys (playwright.config.ts).

test.use({ standIns: true });

const makeAdmin = fileURLToPath(new URL('../../scripts/admin/make-admin.ts', import.meta.url));
const secret = 'monsoon-2026';
const administrator = { name: 'Meera Nair', email: 'meera@school.example' };
const colour = { input: '#7a1f5c', rendered: 'rgb(122, 31, 92)' };
const learner = { name: 'Devi Menon', email: 'devi@school.example' };

const step = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: 'Open your school' }).getByRole('listitem').filter({ hasText: title });

/** Returns to the dashboard with the menu and opens the next step. */
async function openNextStep(page: Page, done: string, next: string): Promise<void> {
  await page.getByRole('link', { name: adminMessages.area.dashboard }).click();
  await clickNextStep(page, done, next);
}

/** Expects that `done` is done on the dashboard, and opens the step `next` with its button. */
async function clickNextStep(page: Page, done: string, next: string): Promise<void> {
  await expect(step(page, done).getByText('done')).toBeAttached();
  await step(page, next).getByRole('link').click();
}

async function saveSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText(settingsMessages.saved)).toBeVisible();
}

/** Creates the administrator with the command, chooses a password and signs in. */
async function beginAsAdministrator(page: Page): Promise<void> {
  const { email, name } = administrator;
  const output = execFileSync(process.execPath, [makeAdmin, email, '--name', name], { encoding: 'utf8' });
  await page.goto(/^Choose a password: (.+)$/m.exec(output)?.[1] ?? '');
  await page.getByRole('textbox', { name: 'New password' }).fill(secret);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText(messages.passwordReset.done)).toBeVisible();
  await page.goto('/admin/login');
  await enterCredentials(page, email, secret);
  await expect(page).toHaveURL('/admin/dashboard');
}

/** Returns the colour of the corner of the picture that a link refers to. */
const colourOf = (page: Page, link: string): Promise<string> =>
  page.locator(link).evaluate(async (element) => {
    const response = await fetch(element.getAttribute('href') ?? '', { cache: 'reload' });
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(await createImageBitmap(await response.blob()), 0, 0);
    const [red, green, blue] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return `rgb(${red}, ${green}, ${blue})`;
  });

test('the pages of an empty school lead the way to its first approved learner', async ({
  page,
  anotherBrowser,
}) => {
  const phone = await anotherBrowser();

  await test.step('visitors are told that there is nothing yet', async () => {
    // Triggers of earlier journeys may still run, and write deleted documents again.
    await expect(async () => {
      await emptyStore();
      expect(await siteText('/courses')).toContain(newSchool.name);
    }).toPass({ timeout: 60_000 });
    await phone.goto('/courses');
    await expect(phone.getByText('The first course is being made. Please come back soon.')).toBeVisible();
    await phone.goto('/register');
    await expect(phone.getByText(/^No course is open for registration/)).toBeVisible();
  });

  await test.step('a command creates the administrator, who chooses a password', async () => {
    await beginAsAdministrator(page);
    await expect(page.getByText('0 of 10 steps are done.')).toBeVisible();
  });

  await test.step('the settings say who the school is, how it is reached and how it is paid', async () => {
    await step(page, 'Name your school').getByRole('link').click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.getByLabel('Name', { exact: true }).fill('Kollam Pottery');
    await page.getByLabel('Colour', { exact: true }).fill(colour.input);
    await expect(page.getByRole('figure', { name: /^Preview in light and dark mode/ })).toBeVisible();
    await saveSettings(page);
    await openNextStep(page, 'Name your school', 'Say how people reach you');
    await expect(page.getByLabel('Chat number')).toBeFocused();
    await page.getByLabel('Chat number').fill('919876543210');
    await saveSettings(page);
    await openNextStep(page, 'Say how people reach you', 'Say how people pay');
    await expect(page.getByLabel('UPI ID')).toBeFocused();
    await page.getByLabel('UPI ID').fill('pottery@upi');
    await saveSettings(page);
  });

  await test.step('a course, a category and a lesson are created', async () => {
    await openNextStep(page, 'Say how people pay', 'Make your first course');
    await page.getByRole('button', { name: adminMessages.courses.add }).click();
    await page.getByLabel('Title').fill('Bowls and cups');
    await page.getByLabel('Description').fill('From a lump of clay to the kiln.');
    const details = page.getByRole('region', { name: 'What it is' });
    await details.getByLabel('Category').fill('Pottery');
    await page.getByLabel('Price (₹)', { exact: true }).fill('1500');
    await page.getByLabel('Original price (₹)').fill('1500');
    await page.getByRole('button', { name: adminMessages.courses.submitAdd }).click();
    await expect(page.getByRole('listitem', { name: 'Bowls and cups' })).toBeVisible();

    await openNextStep(page, 'Make your first course', 'Add its first category');
    await page.getByRole('button', { name: adminMessages.categories.add }).click();
    const category = page.getByRole('dialog');
    await category.getByLabel('Name').fill('Clay');
    await category.getByLabel('Description').fill('What it is and where it comes from.');
    await category.getByLabel('Course').selectOption('Bowls and cups');
    await category.getByRole('button', { name: adminMessages.categories.submitAdd }).click();
    await expect(page.getByRole('rowheader', { name: 'Clay' })).toBeVisible();

    await openNextStep(page, 'Add its first category', 'Add its first lesson');
    await page.getByLabel('Course', { exact: true }).selectOption('Bowls and cups');
    await page.getByRole('button', { name: adminMessages.lessons.add }).click();
    const lesson = page.getByRole('dialog');
    await lesson.getByLabel('Lesson Title').fill('Digging');
    await lesson.getByLabel('Day Number').fill('1');
    await lesson.getByLabel('Lesson Description').fill('Where clay lies, and how much to take.');
    await lesson.getByRole('button', { name: adminMessages.lessons.submitAdd }).click();
    await expect(page.getByRole('rowheader', { name: 'Digging' })).toBeVisible();
  });

  await test.step('the course is published, and the site shows it', async () => {
    await openNextStep(page, 'Add its first lesson', 'Publish the course');
    await page
      .getByRole('listitem', { name: 'Bowls and cups' })
      .getByRole('button', { name: /^Edit/ })
      .click();
    await page.getByLabel(/^Published/).check();
    await page.getByLabel(/^Open for registration/).check();
    await page.getByRole('button', { name: adminMessages.courses.submitUpdate }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => siteText('/courses'), afterTriggers).toContain('Bowls and cups');
  });

  await test.step('the terms are written and published', async () => {
    await openNextStep(page, 'Publish the course', 'Look over the words of your pages');
    await expect(page).toHaveURL('/admin/pages');
    await page.getByRole('link', { name: /^Terms of Service/ }).click();
    await page.getByRole('textbox', { name: 'Summary' }).fill('Clay is paid for in advance.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(pageMessages.published)).toBeVisible();
    await expect.poll(() => siteText('/terms'), afterTriggers).toContain('Clay is paid for in advance.');
  });

  await test.step('a learner registers, and sees how to pay', async () => {
    await openNextStep(page, 'Look over the words of your pages', 'Register as a learner would');
    await expect(page).toHaveURL('/register');
    await phone.goto('/register');
    await expect(phone.getByText('Kollam Pottery').first()).toBeVisible();
    const submit = phone.getByRole('button', { name: messages.register.submit });
    await expect(submit).toHaveCSS('background-color', colour.rendered);
    await phone.getByLabel('Name').fill(learner.name);
    await phone.getByLabel('Email').fill(learner.email);
    await phone.getByLabel('Password', { exact: true }).fill(secret);
    await phone.getByLabel('Course', { exact: true }).selectOption('Bowls and cups');
    await phone.getByLabel('I agree to the Terms & Conditions').check();
    const chatOpens = phone.context().waitForEvent('page');
    await submit.click();
    const chat = new URL((await chatOpens).url());
    expect(chat.pathname).toBe('/919876543210');
    expect(chat.searchParams.get('text')).toMatch(/^Hello Kollam Pottery,[^]*Price: ₹1,500/);
    await enterCredentials(phone, learner.email, secret);
    await expect(phone.getByRole('link', { name: /UPI/ })).toHaveAttribute('href', /^upi:.*pa=pottery%40upi/);
  });

  await test.step('the administrator approves, and the list of steps disappears', async () => {
    await page.goto('/admin/dashboard');
    await clickNextStep(page, 'Register as a learner would', 'Approve the registration');
    // The dashboard, which is closing, has a button of that name too.
    await expect(page.getByRole('heading', { level: 1, name: adminMessages.area.users })).toBeVisible();
    await page.getByRole('button', { name: `Approve ${learner.name}` }).click();
    await expect(page.getByText(`${learner.name} is approved and can sign in.`)).toBeVisible();
    await expect(page.getByText('Kollam Pottery').filter({ visible: true })).toHaveCount(1);
    await page.getByRole('link', { name: adminMessages.area.dashboard }).click();
    await expect(page.getByRole('heading', { name: 'Learner progress' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Open your school' })).toBeHidden(afterTriggers);
  });

  await test.step('the page of the waiting learner opens the dashboard, and the learner takes the lesson', async () => {
    await expect(phone).toHaveURL('/user/dashboard', { timeout: limits.askAgain.pending * 3 });
    await expect(
      phone.getByRole('heading', { level: 1, name: messageFor.greeting(learner.name) }),
    ).toBeVisible();
    await expect(phone).toHaveTitle('Your dashboard · Kollam Pottery');
    await expect(phone.getByText(messageFor.welcome('Kollam Pottery'))).toBeVisible();
    const continueLink = phone.getByRole('link', { name: dashboard.goOn });
    await expect(continueLink).toHaveCSS('background-color', colour.rendered);
    expect(JSON.parse(await siteText('/manifest.webmanifest'))).toMatchObject({
      name: 'Kollam Pottery',
      theme_color: colour.input.toUpperCase(),
    });
    expect(await colourOf(phone, 'link[rel="apple-touch-icon"]')).toBe(colour.rendered);
    await continueLink.click();
    await phone.getByRole('link', { name: learnerMessages.courseViewer.start }).click();
    await expect(phone.getByRole('heading', { level: 2, name: 'Digging' })).toBeVisible();
    await phone.getByRole('button', { name: 'Mark as complete' }).click();
    await expect(phone.getByRole('tab', { name: 'Day 1 Complete' })).toBeVisible();
  });
});
