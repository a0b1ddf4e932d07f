import type { BrowserContext } from '@playwright/test';
import { createLearnerCourse } from './support/lesson.ts';
import { aLearner, storeSession } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { translatePage } from './support/translator.ts';

test.use({ viewport: { width: 360, height: 740 }, standIns: true });

// Fault: The browser translates a page, which replaces its text nodes. Sees: The page in translation, and each change.
// Stored: What was pressed. Heals: Nothing needs to heal.
test('a lesson that the browser has translated can be completed, and everything on it changes', async ({
  page,
}) => {
  const { course, addresses } = await createLearnerCourse();
  await storeSession(page, await aLearner({ courseId: course.id }));
  await page.goto(addresses[0] ?? '');
  await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
  await page.evaluate(translatePage, true);
  await expect(page.locator('font').first()).toBeAttached();
  const done = page.getByText('Completed', { exact: true });
  for (let round = 0; round < 2; round += 1) {
    await page.getByRole('button', { name: 'Mark as complete' }).click();
    await expect(done).toBeVisible();
    await expect(page.locator('font').filter({ hasText: 'Undo' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(done).toHaveCount(0);
    await expect(page.locator('font').filter({ hasText: 'Mark as complete' }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Setting out' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Setting out' })).toBeVisible();
});

test('what was typed stays when the browser has translated a page before its scripts arrive', async ({
  page,
  context,
}) => {
  const release = await holdApplication(context);
  await page.goto('/register');
  const follower = page.waitForResponse(/\/static\/[^/]*\.js$/);
  await page.evaluate(translatePage, false);
  await (await follower).finished();
  await page.getByLabel('Name', { exact: true }).fill('Anjali Menon');
  release();
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anjali Menon');
});

/** Holds the code of the pages, but not the short scripts that they begin with, until the result is called. */
async function holdApplication(context: BrowserContext): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await context.route(/\/static\/[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.body()).length > 5000) await released;
    await route.fulfill({ response });
  });
  return release;
}
