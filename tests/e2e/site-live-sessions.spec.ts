import { readFile } from 'node:fs/promises';
import { createWalk } from '../support/e2e-lesson.ts';
import { aLearner, openAs } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';

test('a live session that an administrator announces stands on the dashboard of who learns from the course', async ({
  page,
  anotherBrowser,
}) => {
  const { course } = await createWalk();
  await page.goto(`/admin/courses?search=${course.id}`);
  await page.getByRole('button', { name: `Edit ${course.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Course' });
  await dialog.getByRole('button', { name: 'Add session' }).click();
  const session = dialog.getByRole('group', { name: 'Session 3' });
  await session.getByLabel('Session title').fill('Questions again');
  await session.getByLabel('Begins').fill('2098-05-01T19:00');
  await session.getByLabel('Link to take part').fill('https://meet.example/again');
  await dialog.getByRole('button', { name: 'Update Course' }).click();
  await expect(page.getByText('Course updated successfully!')).toBeVisible();

  const learners = await anotherBrowser();
  await openAs(learners, await aLearner({ courseId: course.id }));
  const next = learners.getByRole('region', { name: 'Next live session' });
  await expect(next.getByRole('heading', { name: 'Questions again' })).toBeVisible();
  await expect(next.locator('time')).toHaveAttribute('datetime', '2098-05-01T13:30:00.000Z');
  await expect(next.getByRole('link', { name: 'Join' })).toHaveAttribute(
    'href',
    'https://meet.example/again',
  );
  const download = learners.waitForEvent('download');
  await next.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('SUMMARY:Questions again\r\n');
  expect(file).toContain('DTSTART:20980501T133000Z\r\n');
});
