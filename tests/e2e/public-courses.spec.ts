import { paragraphsOf } from '@padavu/domain/course-words';
import { demoSite } from '../../scripts/seed/site.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ takenOver: true });

// The public course pages, and the pages that are there to be read.

const [ecommerceMastery, digitalMarketing] = demoSite().courses;
if (!ecommerceMastery || !digitalMarketing) throw new Error('The demo has three courses');

const coursePages = [
  {
    course: ecommerceMastery,
    address: '/courses/ecommerce-mastery',
    instructors: 'Instructors: Meera Nair and Arun Joseph',
    registration: '/register?courseId=ecommerce-mastery&title=Ecommerce+Mastery&price=1999',
    days: [
      'Day 1: Foundations & Business Models',
      'Day 2: Product Sourcing & Store Setup',
      'Day 3: Brand Development & Marketing',
      'Day 4: Scaling & Optimization',
    ],
  },
  {
    course: digitalMarketing,
    address: '/courses/digital-marketing',
    instructors: 'Instructor: Anjali Varma',
    registration: '/register?courseId=digital-marketing&title=Digital+Marketing&price=1499',
    days: [
      'Day 1: Digital Marketing Fundamentals',
      'Day 2: Search Engine Marketing',
      'Day 3: Social Media & Content Marketing',
      'Day 4: Analytics & Campaign Optimization',
    ],
  },
];

for (const { course, address, instructors, registration, days } of coursePages) {
  test(`${course.title} shows four days, each in its tab and by its own address`, async ({ page }) => {
    await page.goto(address);
    const tab = (day: number) => page.getByRole('tab', { name: `Day ${day}` });
    const panel = page.getByRole('tabpanel');
    await expect(page.getByRole('heading', { level: 1, name: course.title, exact: true })).toBeVisible();
    await expect(page.getByText(instructors)).toBeVisible();
    await expect(page.getByText('Duration: 1 Month')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Day 1', 'Day 2', 'Day 3', 'Day 4']);

    await test.step('each day has its heading, lesson, four topics and description', async () => {
      const history = await page.evaluate(() => window.history.length);
      for (const [index, heading] of days.entries()) {
        await tab(index + 1).click();
        await expect(panel.getByRole('heading', { level: 2 })).toHaveText([heading]);
        await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
          "Today's Lesson",
          'Topics Covered',
          'Course Description',
        ]);
        const day = course.days[index];
        await expect(panel.getByRole('listitem')).toHaveText([...(day?.topics ?? [])]);
        await expect(panel.getByText(day?.description ?? '')).toBeVisible();
        await expect(page).toHaveURL(`${address}?day=${index + 1}`);
      }
      for (const paragraph of paragraphsOf(course.description))
        await expect(panel.getByText(paragraph)).toBeVisible();
      expect(await page.evaluate(() => window.history.length)).toBe(history);
    });

    await test.step('the keyboard goes from day to day', async () => {
      await expect(tab(4)).toBeFocused();
      await page.keyboard.press('Home');
      await expect(tab(1)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(tab(3)).toBeFocused();
      await expect(panel.getByRole('heading', { level: 2 })).toHaveText([days[2] ?? '']);
    });

    await test.step('a reload and a link come back to the day', async () => {
      await expect(page).toHaveURL(`${address}?day=3`);
      await page.reload();
      await expect(tab(3)).toHaveAttribute('aria-selected', 'true');
      await page.goto(`${address}?day=2`);
      await expect(panel.getByRole('heading', { level: 2 })).toHaveText([days[1] ?? '']);
    });

    await test.step('what one gets stands beside them', async () => {
      const offer = page.getByRole('region', { name: 'What you get' });
      await expect(offer.getByRole('listitem')).toHaveText(course.outcomes);
      await expect(offer.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', registration);
    });

    await test.step('the thumbnail leads to the registration for this course', async () => {
      await page.getByRole('link', { name: `Register to watch ${days[1]}` }).click();
      await expect(page).toHaveURL(registration);
      await expect(page.getByRole('group', { name: 'Your course' })).toContainText('₹');
    });
  });
}

test('a course without days has a page, and an address that no course has is a page that is not there', async ({
  page,
  request,
}) => {
  await page.goto('/courses/graphic-design');
  await expect(page.getByRole('heading', { level: 1, name: 'Graphic Design' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What you get' }).getByRole('listitem')).toHaveCount(4);
  expect((await request.get('/courses/cooking')).status()).toBe(404);
});

test('the short address of Ecommerce Mastery leads to its page', async ({ page, request }) => {
  const answer = await request.get('/ecommerce-mastery', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  await page.goto('/ecommerce-mastery');
  await expect(page).toHaveURL('/courses/ecommerce-mastery');
  await expect(page.getByRole('heading', { level: 1, name: 'Ecommerce Mastery' })).toBeVisible();
});

test('the list of courses is filtered by text and by category, and its empty state leads on', async ({
  page,
}) => {
  await page.goto('/courses');
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(['Ecommerce Mastery', 'Digital Marketing', 'Graphic Design']);
  await page.getByLabel('Search').fill('LOGO');
  await expect(titles).toHaveText(['Graphic Design']);
  await expect(page.getByText('1 course', { exact: true })).toBeVisible();
  await page.getByLabel('Category').selectOption('Digital Marketing');
  await expect(page.getByText('No course matches. Another word may find it.')).toBeVisible();
  await page.getByRole('button', { name: 'Show every course' }).click();
  await expect(titles).toHaveCount(3);
  await page.getByRole('link', { name: 'Digital Marketing, day by day' }).click();
  await expect(page).toHaveURL('/courses/digital-marketing');
});

test('a question opens to its answer by mouse and by keyboard', async ({ page }) => {
  await page.goto('/faq');
  const question = page.getByRole('heading', { name: 'How much does a course cost?' });
  const answer = page.getByText(/1,999/);
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();
});

test('each legal page is a real text, and its contents lead to its parts', async ({ page }) => {
  await page.goto('/faq');
  for (const [address, title] of [
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
    ['/refund', 'Refund Policy'],
    ['/cookies', 'Cookie Policy'],
  ] as const) {
    await test.step(title, async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      const parts = page.getByRole('article').getByRole('heading', { level: 2 });
      expect(await contents.allTextContents()).toEqual(await parts.allTextContents());
      await contents.last().click();
      await expect(parts.last()).toBeInViewport({ ratio: 1 });
      const compactBar = 60;
      expect((await parts.last().boundingBox())?.y).toBeGreaterThanOrEqual(compactBar);
    });
  }
});
