import { newerFunctions } from '../support/newer-functions.ts';
import { createLearnerCourse, storedProgress } from './support/lesson.ts';
import { aLearner, enterCredentials } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ standIns: true });

/** Runs in a page: takes from the browser what those of early 2022 lacked (docs/decisions/169). */
function becomeOlder(missing: [object, string[]][]): void {
  Reflect.deleteProperty(Intl, 'Segmenter');
  for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  const find: unknown = Reflect.get(Element.prototype, 'querySelector');
  Object.defineProperty(Element.prototype, 'querySelector', {
    value(selector: string): unknown {
      if (selector === ':autofill') throw new DOMException('It is not a valid selector.', 'SyntaxError');
      return typeof find === 'function' ? Reflect.apply(find, this, [selector]) : null;
    },
  });
}

test('a learner with a browser of 2022 signs in, learns and completes a lesson', async ({
  page,
  context,
}) => {
  const { course, lessons, addresses } = await createLearnerCourse();
  const account = await aLearner({ courseId: course.id });
  await context.addInitScript(`(${String(becomeOlder)})((${String(newerFunctions)})())`);
  await page.goto(`/login?returnUrl=${encodeURIComponent(addresses[0] ?? '')}`);
  await enterCredentials(page, account.email);
  await expect(page).toHaveURL(addresses[0] ?? '');
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await expect
    .poll(async () => (await storedProgress(account, course.id)).lessons[lessons[0].id]?.complete)
    .toBe(true);
  await page.goto('/user/dashboard');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
});
