import { storeCategory } from '../support/content.ts';
import { createCourse, createLesson } from './support/courses.ts';
import { aLearner, openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ standIns: true });

test('on a phone a long name fits the header, and the tabs of many days scroll and can be reached by keyboard', async ({
  page,
}) => {
  const course = await createCourse();
  const category = await storeCategory({ courseId: course.id });
  await Promise.all(Array.from({ length: 12 }, (_, index) => createLesson(category, { day: index + 1 })));
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, await aLearner({ courseId: course.id }), `/user/lesson/${course.id}/${category.id}`);

  await test.step('a long name of the school stays in one line with the links beside it', async () => {
    const bar = page.getByRole('banner');
    const back = bar.getByRole('link').first();
    await expect(bar.getByText('Padavu', { exact: true })).toBeVisible();
    await bar.getByText('Padavu', { exact: true }).evaluate((name) => {
      name.textContent = 'Thiruvananthapuram Academy of Commerce, Trades and Crafts';
    });
    const centre = async (element: typeof back) => {
      const box = await element.boundingBox();
      return box && Math.round(box.y + box.height / 2);
    };
    expect(await centre(bar.getByRole('button', { expanded: false }))).toBe(await centre(back));
  });

  const last = page.getByRole('tab', { name: 'Day 12' });
  await expect(page.getByRole('tab', { name: 'Day 1', exact: true })).toBeInViewport();
  await expect(last).not.toBeInViewport();
  await page.getByRole('tab', { name: 'Day 1', exact: true }).focus();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(last).toHaveAttribute('aria-selected', 'true');
});

test('the site of a video receives no request until the video is played', async ({ page }) => {
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  await openAs(page, await aLearner(), '/user/lesson/1/1');
  const play = page.getByRole('button', { name: /^Play video/ });
  await expect(play).toBeVisible();
  expect(hosts.filter((host) => host !== '127.0.0.1')).toEqual([]);
  await play.click();
  await expect(page.getByTitle(/^Video:/)).toBeFocused();
  const externalHosts = () => [...new Set(hosts.filter((host) => host !== '127.0.0.1'))].toSorted();
  await expect.poll(externalHosts).toEqual(['www.youtube-nocookie.com', 'www.youtube.com']);
});

test('a lesson is printed without its video, its buttons and the page around it', async ({ page }) => {
  await openAs(page, await aLearner(), '/user/lesson/1/1');
  await expect(page.getByText(/^Plays from/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('tab')).toHaveText(/^Day 1/);
  await expect(page.getByRole('heading', { name: 'Topics Covered' })).toBeVisible();
  await expect(page.getByText(/^Plays from/)).toBeHidden();
  for (const role of ['button', 'link', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});
