import { anAdmin } from '../support/accounts.ts';
import { createWalk } from '../support/e2e-lesson.ts';
import { aLearner, openAs } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';
import { askAgain } from '../support/e2e-time.ts';

test.use({ standIns: true });

test('next and previous lead over the borders of categories, and back by the browser', async ({ page }) => {
  const { course, addresses } = await createWalk();
  await openAs(page, await aLearner({ courseId: course.id }), addresses[1] ?? '');
  await page.getByRole('link', { name: 'Next lesson Day 1: Arriving in The next steps' }).click();
  await expect(page).toHaveURL(addresses[2] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'The next steps' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Arriving' })).toBeFocused();
  await expect(page.getByRole('link', { name: /^Next lesson/ })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(addresses[1] ?? '');
  await page.getByRole('link', { name: /^Previous lesson/ }).click();
  await expect(page).toHaveURL(addresses[0] ?? '');
});

test('progress is the same in the lesson, the course, the dashboard and over REST, also when a lesson is deleted', async ({
  page,
  request,
}) => {
  const { course, lessons, addresses } = await createWalk('');
  await page.clock.install();
  await openAs(page, await aLearner({ courseId: course.id }), addresses[0] ?? '');
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await expect(page.getByRole('tab', { name: 'Day 1 Complete' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Subcategories' }).click();
  const bar = (title: string) => page.getByRole('progressbar', { name: `Your progress in ${title}` });
  await expect(bar('The first steps')).toHaveAttribute('aria-valuenow', '50');
  await expect(bar('The next steps')).toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('link', { name: 'Back to your dashboard' }).click();
  await expect(bar(course.title)).toHaveAttribute('aria-valuenow', '33');
  await expect(page.getByText('What comes next')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Day 2: Setting out' })).toHaveAttribute(
    'href',
    addresses[1] ?? '',
  );
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const overRest = async (): Promise<unknown> => {
    const reply = await request.get('/api/course/user/course', {
      headers: { authorization: `Bearer ${token}` },
    });
    return reply.json();
  };
  expect(await overRest()).toMatchObject({ data: { progress: 33 } });

  const { token: adminToken } = await anAdmin();
  const deleted = `/api/lessons/subcategory/${lessons[2].subcategoryId}/lesson/${lessons[2].id}`;
  await request.delete(deleted, { headers: { authorization: `Bearer ${adminToken}` } });
  await askAgain(page, 'course');
  await expect(bar(course.title)).toHaveAttribute('aria-valuenow', '50');
  expect(await overRest()).toMatchObject({ data: { progress: 50 } });
});

test('the search finds categories, lessons and topics of the course', async ({ page }) => {
  const { course, addresses } = await createWalk();
  await openAs(page, await aLearner({ courseId: course.id }), `/user/course/${course.id}`);
  const search = page.getByRole('searchbox', { name: 'Search this course' });
  await search.fill('banana');
  await expect(page.getByText('Topics Covered: Banana chips')).toBeVisible();
  await search.fill('next steps');
  await expect(page.getByRole('listitem', { name: 'The next steps' })).toBeVisible();
  await search.fill('arriving');
  await page.getByRole('link', { name: 'Arriving' }).click();
  await expect(page).toHaveURL(addresses[2] ?? '');
});

test('a lesson is walked through with the keyboard alone', async ({ page }) => {
  const { course, addresses } = await createWalk('https://youtu.be/dQw4w9WgXcQ');
  await openAs(page, await aLearner({ courseId: course.id }), addresses[0] ?? '');
  const press = async (key: string, until: ReturnType<typeof page.getByRole>) => {
    for (let presses = 0; presses < 30; presses += 1) {
      if (await until.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    await expect(until).toBeFocused();
  };
  const tab = page.getByRole('tab', { name: 'Day 1' });
  await expect(tab).toBeVisible();
  await press('Tab', tab);
  await press('Tab', page.getByRole('button', { name: /^Play video/ }));
  await press('Tab', page.getByRole('button', { name: 'Mark as complete' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await press('Tab', page.getByRole('link', { name: /^Next lesson/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Setting out' })).toBeFocused();
  await press('Shift+Tab', page.getByRole('tab', { name: 'Day 2' }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Looking around' })).toBeVisible();
});
