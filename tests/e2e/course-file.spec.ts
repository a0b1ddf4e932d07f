import { writeFile } from 'node:fs/promises';
import { courseFileMessages } from '@padavu/domain/course-file';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { signIn } from '../support/accounts.ts';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { callAsAdmin, exportCourse, uploadPicture } from '../support/e2e-course-file.ts';
import { createAdminCourse } from '../support/e2e-lessons.ts';
import { expect, test } from '../support/e2e-session-test.ts';

const Described = z.looseObject({ course: z.looseObject({ title: z.string(), slug: z.string() }) });
const described = (files: Record<string, Uint8Array>) =>
  Described.parse(JSON.parse(strFromU8(files['course.json'] ?? new Uint8Array())));

/** What belongs to each record alone. */
const own = new Set(['id', 'courseId', 'subcategoryId', 'lessonIds', 'updatedAt', 'pacing']);
const without = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !own.has(field)));

/** All that is stored of a course, without what differs from one copy to another. */
async function contentOf(courseId: number) {
  const course = (await db.doc(`courses/${courseId}`).get()).data() ?? {};
  const ofCourse = async (collection: string) =>
    (await db.collection(collection).where('courseId', '==', courseId).orderBy('id').get()).docs;
  const lessons = await ofCourse('lessons');
  return {
    ...without(course),
    slug: z.string().parse(course['slug']),
    published: z.boolean().parse(course['published']),
    categories: (await ofCourse('subcategories')).map((category) => without(category.data())),
    lessons: lessons
      .map((lesson) => without(lesson.data()))
      .toSorted((one, other) => String(one['title']).localeCompare(String(other['title']))),
    quizzes: await Promise.all(
      lessons
        .filter((lesson) => lesson.get('quiz') !== undefined)
        .map(async ({ id }) => without((await db.doc(`quizzes/${id}`).get()).data() ?? {})),
    ),
  };
}

test('a course is exported to a file, imported from it as a draft, and is the same', async ({
  page,
  administrator,
  watch,
}) => {
  // The address of the course is taken here.
  watch.allowInConsole(/status of 409/);
  const { word, course, lessons } = await createAdminCourse();
  const { token } = await signIn(administrator);
  const { hash, width, height } = await uploadPicture(token, word);
  await db.doc(`courses/${course.id}`).update({
    picture: { alt: 'A shop', width, height, sources: [{ hash, width }] },
    slug: `course-${word}`,
    // Otherwise the public pages would show it, and other journeys with them.
    published: false,
    pace: 'dates',
    opensOn: [new Date('2026-05-01T03:30:00Z'), null],
  });
  const translations = { ml: { text: 'എത്ര ദിവസം?' } };
  const asked = { kind: 'number', text: 'How many days?', explanation: '', value: 30, tolerance: 0 };
  const questions = [{ ...asked, translations }];
  await callAsAdmin(token, 'PUT', `/admin/quizzes/${lessons[1].id}`, {
    required: true,
    passMark: 100,
    tries: 2,
    shuffled: false,
    questions,
  });

  await page.goto(`/admin/courses?search=${word}`);
  const before = await exportCourse(page, course.title);
  expect(Object.keys(before.files).toSorted()).toEqual(['course.json', `pictures/${hash}`]);
  expect(JSON.stringify(described(before.files))).not.toMatch(/updatedAt|lessonIds|published/);

  await page.getByRole('button', { name: 'Import a course' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a course' });
  await dialog.getByLabel('File of a course').setInputFiles(before.path);
  await expect(dialog.getByRole('status')).toContainText('2 categories, 7 lessons, 1 quiz, 1 picture file');
  await expectNothingFound(page, 'the import of a course');
  await dialog.getByRole('button', { name: 'Import as a draft' }).click();
  await expect(page.getByText('The course is imported, as a draft.')).toBeVisible();

  const found = await db.collection('courses').where('title', '==', course.title).get();
  const copy = found.docs.map(({ id }) => Number(id)).find((id) => id !== course.id);
  const { slug, published, ...same } = await contentOf(copy ?? 0);
  expect([slug === `course-${word}`, published]).toEqual([false, false]);
  const { slug: _slug, published: _published, ...original } = await contentOf(course.id);
  expect(same).toEqual(original);
  expect(JSON.stringify(same)).toContain('How many days?');
  expect(JSON.stringify(same)).toContain(translations.ml.text);
});

test('a file that is no course, or a wrong one, changes nothing and says what is wrong where', async ({
  page,
}, testInfo) => {
  const { word, course } = await createAdminCourse();
  await page.goto(`/admin/courses?search=${word}`);
  const { files } = await exportCourse(page, course.title);
  await page.getByRole('button', { name: 'Import a course' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a course' });
  const choose = async (name: string, bytes: Uint8Array) => {
    const path = testInfo.outputPath(name);
    await writeFile(path, bytes);
    await dialog.getByLabel('File of a course').setInputFiles(path);
  };
  const withJson = (json: string) => zipSync({ ...files, 'course.json': strToU8(json) });
  const good = JSON.stringify(described(files));

  await choose('notes.zip', strToU8('no file of a course'));
  await expect(dialog.getByRole('alert')).toContainText(courseFileMessages.notACourse);
  await choose('other.zip', withJson(good.replace('"version":2', '"version":3')));
  await expect(dialog.getByRole('alert')).toContainText(`version: ${courseFileMessages.otherVersion}`);
  await choose('wrong.zip', withJson(good.replace(`"title":"Samples ${word}"`, '"title":" "')));
  await expect(dialog.getByRole('alert')).toContainText('category 1, lesson 2, title: Title is required');
  await expect(dialog.getByRole('alert')).toContainText('Nothing has been changed.');
  await expect(dialog.getByRole('button', { name: 'Import as a draft' })).toHaveCount(0);
  await choose('good.zip', withJson(good));
  await expect(dialog.getByRole('button', { name: 'Import as a draft' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('listitem', { name: course.title })).toHaveCount(1);
});
