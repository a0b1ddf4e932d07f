import { discountLimits } from '@padavu/domain/payment/discount-limits';
import { limits } from '@padavu/domain/limits';
import { pageLimits } from '@padavu/domain/site/page-limits';
import { questionLimits } from '@padavu/domain/learning/question-limits';
import { retention } from '@padavu/domain/user/retention';
import { taskLimits } from '@padavu/domain/learning/task-limits';
import { mostTaught } from '@padavu/domain/user/teaching';
import { throttleLimits } from '@padavu/domain/api/throttle-limits';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../install.mjs';

const whole = new Intl.NumberFormat('en');
const { registration, signIn } = throttleLimits;

/** The rows of the table whose values are constants of the domain, as the table writes them. */
const rows = {
  'password, name': `at least ${limits.password.min}, at least ${limits.name.min} characters`,
  "failed sign-ins before the learners' form blocks": `${limits.login.maxAttempts}`,
  'day of a lesson': `${limits.day.min} to ${limits.day.max}`,
  'page size of courses': `${limits.pageSize.courses}`,
  'page size of categories, lessons': `${limits.pageSize.lessons}`,
  'redirect after registration, after an expired session': `${limits.delay.afterRegistration} ms`,
  'registrations from one address on the network, such as a class on one Wi-Fi': `${registration.perAddress} an hour`,
  'sign-ins over the API with one account; a correct password starts anew': `${signIn.perAccount} in ${signIn.window / 60} minutes`,
  'session of an administrator or a teacher': `${limits.adminSession.hours} hours`,
  'courses on the site': `the first ${limits.siteCourses} in their order, as far as they fit with the pages into ${whole.format(limits.siteBytes)} bytes`,
  'former addresses that lead to courses': `${limits.redirects}`,
  'lessons of a category': `${limits.category.lessons}`,
  'questions of a quiz, its tries': `${limits.quiz.questions}, ${limits.quiz.tries}`,
  'notes on a course': `${limits.note.perCourse}`,
  'answers to a question': `${questionLimits.answers}`,
  'messages about a piece of work': `${taskLimits.turns}`,
  'courses of a teacher': `${mostTaught}`,
  'discount codes': `${discountLimits.codes}`,
  'rows of an import': `${limits.userImport.rows}`,
  'kept versions of a page': `${pageLimits.versions}`,
  'restoring what was deleted': `${retention.trash.days} days`,
};

it('the limits in docs/product.md are those of the domain', () => {
  const [, section = ''] = readFileSync(join(root, 'docs/product.md'), 'utf8').split('\n## Limits\n');
  const table = Array.from(section.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm), ([, what, value]) => [
    what,
    value,
  ]);
  expect(Object.fromEntries(table)).toMatchObject(rows);
});
