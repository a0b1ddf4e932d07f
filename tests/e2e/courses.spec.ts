import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import type { Locator, Page } from '@playwright/test';
import { aDesignCourse, aWord } from './support/categories.ts';
import { refusedReads } from './support/network.ts';
import { aLearner, openAs } from './support/people.ts';
import { expect, test } from './support/session-test.ts';
import { askAgain } from './support/time.ts';

const { courses: texts } = adminMessages;

const card = (page: Page, title: string) => page.getByRole('listitem', { name: title });

test('a draft is not available to its learners until it is published', async ({
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
  const learnerPage = await anotherBrowser();
  await learnerPage.clock.install();
  await openAs(learnerPage, await aLearner({ courseId: course.id }), `/user/course/${course.id}`);
  await expect(learnerPage.getByText(learnerMessages.courseViewer.unavailable)).toBeVisible();

  await page.goto(`/admin/courses?search=${word}`);
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await page.getByRole('button', { name: `Publish ${course.title}` }).click();
  await expect(card(page, course.title)).toContainText('Published');
  // As when the learner returns to the tab. A tab that stays open updates after a pause.
  await learnerPage.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(learnerPage.getByText(`Logos ${word}`)).toBeVisible();

  await page.getByRole('button', { name: `Unpublish ${course.title}` }).click();
  const confirmDialog = page.getByRole('alertdialog', { name: `Unpublish ${course.title}?` });
  await confirmDialog.getByRole('button', { name: 'Unpublish' }).click();
  await expect(card(page, course.title)).toContainText('Draft');
  const unavailable = learnerPage.getByText(learnerMessages.courseViewer.unavailable);
  await askAgain(learnerPage, 'course', () => expect(unavailable).toBeVisible());
});

/** The distance of the right edge of an element from the left of the window, in pixels. */
async function rightEdge(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.x + box.width : NaN;
}

test('the fields of a live session fit on a narrow phone', async ({ page }) => {
  const word = aWord();
  const { course } = await aDesignCourse([`Logos ${word}`], {
    title: `Poster Design ${word}`,
    published: false,
    sessions: [
      {
        id: 'first',
        title: 'Ask us',
        startsAt: '2099-05-01T13:30:00.000Z',
        minutes: 60,
        link: '',
        recording: '',
      },
    ],
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/admin/courses?search=${word}`);
  await page.getByRole('button', { name: `Edit ${course.title}` }).click();
  const session = page.getByRole('group', { name: 'Session 1' });
  for (const label of ['Begins', 'Minutes'])
    expect(await rightEdge(session.getByLabel(label)), label).toBeLessThan(await rightEdge(session));
});
