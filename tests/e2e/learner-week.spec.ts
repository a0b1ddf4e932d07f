import { progressPath } from '@padavu/domain/progress';
import { db } from '../support/accounts-firebase.ts';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { createWalk } from '../support/e2e-lesson.ts';
import { aLearner, openAs } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

const day = 86_400_000;

/** A lesson that was completed so many days ago. */
const ago = (days: number) => ({ complete: true, at: new Date(Date.now() - days * day) });

test('the dashboard shows what was completed in the last days, until the learner puts it away', async ({
  page,
}) => {
  const { course, first, lessons } = await createWalk();
  const learner = await aLearner({ courseId: course.id });
  await db.doc(progressPath(learner.uid, course.id)).set({
    lessons: { [lessons[0].id]: ago(0), [lessons[1].id]: ago(1), [lessons[2].id]: ago(20) },
    lastLessonId: lessons[1].id,
    lastSubcategoryId: first.id,
    lastAt: new Date(),
  });
  await openAs(page, learner);
  const week = page.getByRole('region', { name: 'Your week' });
  await expect(week).toContainText('You completed 2 lessons in the last seven days, on 2 days in a row.');
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await expect(week.getByRole('listitem').last()).toContainText(': 1 lesson');
  await expectNothingFound(page, "a learner's week");

  await test.step('with minutes once the course was opened on this device', async () => {
    await page.goto(`/user/course/${course.id}`);
    await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: first.title })).toBeVisible();
    await page.goto('/user/dashboard');
    await expect(week.getByRole('listitem').last()).toContainText(': 1 lesson, 45 minutes');
  });

  await test.step('hidden, it stays so', async () => {
    await week.getByRole('button', { name: 'Hide your week' }).click();
    await expect(week.getByRole('listitem')).toHaveCount(0);
    await expect
      .poll(
        async () => (await db.doc(progressPath(learner.uid, course.id)).get()).get('weekHidden') as unknown,
      )
      .toBe(true);
    await page.getByRole('button', { name: 'Show your week' }).click();
    await expect(week.getByRole('listitem')).toHaveCount(7);
  });
});
