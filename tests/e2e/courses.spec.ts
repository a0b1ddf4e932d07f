import { adminMessages } from '@padavu/domain/admin-messages';
import { learnerMessages } from '@padavu/domain/learner-messages';
import type { Page } from '@playwright/test';
import { aDesignCourse, aWord } from '../support/e2e-categories.ts';
import { refusedReads } from '../support/e2e-network.ts';
import { aLearner, openAs } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';
import { askAgain } from '../support/e2e-time.ts';

const { courses: texts } = adminMessages;

const card = (page: Page, title: string) => page.getByRole('listitem', { name: title });

test('a draft is not there for its learners, and is when it is published', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.allowInConsole(refusedReads);
  const word = aWord();
  const { course } = await aDesignCourse([`Logos ${word}`], {
    title: `Poster Design ${word}`,
    published: false,
  });
  const learning = await anotherBrowser();
  await learning.clock.install();
  await openAs(learning, await aLearner({ courseId: course.id }), `/user/course/${course.id}`);
  await expect(learning.getByText(learnerMessages.courseViewer.unavailable)).toBeVisible();

  await page.goto(`/admin/courses?search=${word}`);
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await page.getByRole('button', { name: `Publish ${course.title}` }).click();
  await expect(card(page, course.title)).toContainText('Published');
  // As when the learner comes back to the page; whoever stays there sees it after a pause.
  await learning.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(learning.getByText(`Logos ${word}`)).toBeVisible();

  await page.getByRole('button', { name: `Unpublish ${course.title}` }).click();
  const question = page.getByRole('alertdialog', { name: `Unpublish ${course.title}?` });
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await expect(card(page, course.title)).toContainText('Draft');
  await askAgain(learning, 'course');
  await expect(learning.getByText(learnerMessages.courseViewer.unavailable)).toBeVisible();
});
