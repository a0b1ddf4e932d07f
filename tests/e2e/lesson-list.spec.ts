import { createAdminCourse, titlesOf } from './support/lessons.ts';
import { expect, test } from './support/session-test.ts';

test.use({ standIns: true });

test('a list that the rules refuse shows an error and can be loaded again', async ({ page, watch }) => {
  watch.allowInConsole(/permission-denied|Missing or insufficient permissions/);
  const outline = await createAdminCourse();
  const channel = '**/Listen/channel**';
  let isRefused = true;
  // Replaces the query for lessons by one for a collection that the rules let nobody read.
  await page.route(channel, async (route) => {
    const body = route.request().postData() ?? '';
    if (!isRefused) return route.continue();
    const postData = body.replace(
      /%22collectionId%22%3A%22lessons%22/g,
      '%22collectionId%22%3A%22throttle%22',
    );
    return route.continue({ postData });
  });
  await page.goto(`/admin/lessons?course=${outline.course.id}`);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch lessons');
  // The list would soon be read again by itself, so the button is pressed at once.
  isRefused = false;
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(titlesOf(page, outline)).toHaveCount(5);
});
