import * as dashboard from '@padavu/domain/dashboard-texts';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { createWalk } from '../support/e2e-lesson.ts';
import { firestoreIsAway, holdCourses } from '../support/e2e-network.ts';
import { aLearner, takeSession } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ standIns: true });

test('axe finds nothing on a dashboard that waits, nor on one that nothing answers', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...firestoreIsAway);
  const { course } = await createWalk();
  await takeSession(page, await aLearner({ courseId: course.id }));
  await page.clock.install();
  await holdCourses(context);
  await page.goto('/user/dashboard');
  await expect(page.getByText(dashboard.loading)).toBeVisible();
  await expectNothingFound(page, 'a dashboard that waits');
  await page.clock.fastForward(limits.delay.noAnswer);
  await expect(page.getByRole('alert')).toContainText(messages.login.network);
  await expectNothingFound(page, 'a dashboard without an answer');
});
