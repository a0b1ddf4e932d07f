import { readFile } from 'node:fs/promises';
import { dataReply } from '@padavu/domain/api/reply';
import { courseFileNames } from '@padavu/domain/course/course-file';
import { mediaCollection } from '@padavu/domain/picture/picture';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { signIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { aPicture } from '../support/pictures.ts';
import { expectNoViolations } from './support/axe.ts';
import { createAdminCourse, type AdminCourse } from './support/lessons.ts';
import { expect, test } from './support/session-test.ts';

const Media = dataReply(z.object({ hash: z.string(), width: z.number(), height: z.number() }));

/** Uploads a picture that is not stored yet. */
async function uploadPicture(token: string, word: string) {
  const content = aPicture(word).toString('base64');
  return (await api('POST', '/media', { token, body: { content } })).as(Media).data;
}

/** Exports a course with its button on the course page. */
async function exportCourse(
  page: Page,
  title: string,
): Promise<{ path: string; files: Record<string, Uint8Array> }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export ${title}`, exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.course\.zip$/);
  const path = await file.path();
  return { path, files: unzipSync(await readFile(path)) };
}

const Description = z.looseObject({ course: z.looseObject({ slug: z.string() }) });

/** Separates the slug of an exported course from its other content. */
function contentOf(files: Record<string, Uint8Array>) {
  const { [courseFileNames.description]: description = new Uint8Array(), ...pictures } = files;
  const { course, ...others } = Description.parse(JSON.parse(strFromU8(description)));
  const { slug, ...courseFields } = course;
  return { slug, content: { ...others, course: courseFields, pictures } };
}

const translations = { ml: { text: 'എത്ര ദിവസം?' } };
const everyKind = [
  { kind: 'single', text: 'Who pays the courier?', options: options('The shop', 'Nobody') },
  { kind: 'multiple', text: 'What does an order cost?', options: options('Packing', 'Luck') },
  { kind: 'true-false', text: 'A sale is a profit.', options: options('False', 'True') },
  { kind: 'text', text: 'What is left of the price?', accepted: ['the margin', 'margin'] },
  { kind: 'number', text: 'How many days to return?', value: 7, tolerance: 1, translations },
];

function options(right: string, wrong: string) {
  return [
    { text: right, right: true },
    { text: wrong, right: false },
  ];
}

/** Fills every field of a course, and empties fields of a lesson that its form requires. */
async function fillCourse({ word, course, lessons }: AdminCourse, token: string): Promise<string[]> {
  const [cover, face] = [
    await uploadPicture(token, `cover ${word}`),
    await uploadPicture(token, `face ${word}`),
  ];
  const pictureOf = ({ hash, width, height }: typeof cover, alt: string) => ({
    alt,
    width,
    height,
    sources: [{ hash, width }],
  });
  await db.doc(`courses/${course.id}`).update({
    picture: pictureOf(cover, 'A shop'),
    instructors: [{ name: 'Meera Nair', words: 'Sells cups.', picture: '', photo: pictureOf(face, 'Meera') }],
    questions: [{ question: 'Is it hard?', answer: 'No.' }],
    sessions: [
      { title: 'Ask us', startsAt: '2026-12-01T13:30:00.000Z', minutes: 60, link: 'https://meet.example/a' },
    ],
    slug: `course-${word}`,
    // A published course would show on the public pages, which other journeys check.
    published: false,
    pace: 'dates',
    opensOn: [new Date('2026-05-01T03:30:00Z'), null, new Date('2026-05-04T03:30:00Z')],
    certificate: true,
    hours: 12,
  });
  const [incomplete, withQuiz, withTask] = lessons;
  const quiz = { required: true, passMark: 60, tries: 2, shuffled: true, questions: everyKind };
  expect((await api('PUT', `/admin/quizzes/${withQuiz.id}`, { token, body: quiz })).status).toBe(200);
  await db.doc(`lessons/${withTask.id}`).update({ task: 'Show us a photograph of your packing table.' });
  await db.doc(`lessons/${incomplete.id}`).update({ description: '', topics: [] });
  return [cover.hash, face.hash];
}

test('a course is exported to a file and imported from it as a draft, whose export is the same', async ({
  page,
  administrator,
}) => {
  const adminCourse = await createAdminCourse();
  const { word, course } = adminCourse;
  const { token } = await signIn(administrator);
  const hashes = await fillCourse(adminCourse, token);

  await page.goto(`/admin/courses?search=${word}`);
  const { path, files } = await exportCourse(page, course.title);
  const { slug, content } = contentOf(files);
  expect(slug).toBe(`course-${word}`);
  expect(Object.keys(content.pictures).toSorted()).toEqual(
    hashes.map((hash) => courseFileNames.pictures + hash).toSorted(),
  );
  const description = JSON.stringify(content);
  expect(description).not.toMatch(/updatedAt|lessonIds|published/);
  for (const { text } of everyKind) expect(description).toContain(text);
  for (const text of [
    translations.ml.text,
    'packing table',
    'https://meet.example/a',
    '2026-05-04',
    '"hours":12',
  ])
    expect(description).toContain(text);

  // As in another school, which does not have the pictures. The other title tells the two courses apart.
  const pictures = hashes.map((hash) => db.collection(mediaCollection).doc(hash));
  for (const picture of pictures) await picture.delete();
  await db.doc(`courses/${course.id}`).update({ title: `Before ${word}` });

  await page.getByRole('button', { name: 'Import a course' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a course' });
  await dialog.getByLabel('File of a course').setInputFiles(path);
  await expect(dialog.getByRole('status')).toContainText('2 categories, 7 lessons, 1 quiz, 2 picture files');
  await expectNoViolations(page, 'the import of a course');
  await dialog.getByRole('button', { name: 'Import as a draft' }).click();
  await expect(page.getByText('The course is imported, as a draft.')).toBeVisible();
  await expect(page.getByRole('listitem', { name: course.title })).toContainText('Draft');
  for (const picture of pictures) expect((await picture.get()).exists).toBe(true);

  const reexported = contentOf((await exportCourse(page, course.title)).files);
  expect(reexported.slug).not.toBe(slug);
  expect(reexported.content).toEqual(content);
});
