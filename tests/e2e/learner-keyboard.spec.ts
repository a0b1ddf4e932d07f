import { createLearnerCourse } from './support/lesson.ts';
import { aLearner, openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ standIns: true });

test('a lesson can be taken with the keyboard alone', async ({ page }) => {
  const { course, addresses } = await createLearnerCourse('https://youtu.be/dQw4w9WgXcQ');
  await openAs(page, await aLearner({ courseId: course.id }), addresses[0] ?? '');
  const press = async (key: string, target: ReturnType<typeof page.getByRole>) => {
    for (let presses = 0; presses < 30; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    await expect(target).toBeFocused();
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
