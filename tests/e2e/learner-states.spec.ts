import * as dashboard from '@padavu/domain/learning/dashboard-texts';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { expectNoViolations } from './support/axe.ts';
import { createLearnerCourse } from './support/lesson.ts';
import { firestoreErrors, holdCourses } from './support/network.ts';
import { aLearner, storeSession } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ standIns: true });

test('axe finds no violation on a dashboard that is loading, nor on one that gets no response', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...firestoreErrors);
  const { course } = await createLearnerCourse();
  await storeSession(page, await aLearner({ courseId: course.id }));
  await page.clock.install();
  await holdCourses(context);
  await page.goto('/user/dashboard');
  await expect(page.getByText(dashboard.loading)).toBeVisible();
  await expectNoViolations(page, 'a dashboard that is loading');
  await page.clock.fastForward(limits.delay.noResponse);
  await expect(page.getByRole('alert')).toContainText(messages.login.network);
  await expectNoViolations(page, 'a dashboard without a response');
});
