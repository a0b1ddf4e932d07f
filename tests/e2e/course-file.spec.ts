import { courseFileNames } from '@padavu/domain/course-file';
import { mediaCollection } from '@padavu/domain/picture';
import { strFromU8 } from 'fflate';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { signIn } from '../support/accounts.ts';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { callAsAdmin, exportCourse, uploadPicture } from '../support/e2e-course-file.ts';
import { createAdminCourse, type AdminCourse } from '../support/e2e-lessons.ts';
import { expect, test } from '../support/e2e-session-test.ts';

const Described = z.looseObject({ course: z.looseObject({ slug: z.string() }) });

/** The files of a course: what its description says, but for its address, and its pictures. */
function contentOf(files: Record<string, Uint8Array>) {
  const { [courseFileNames.description]: description = new Uint8Array(), ...pictures } = files;
  const { course, ...others } = Described.parse(JSON.parse(strFromU8(description)));
  const { slug, ...said } = course;
  return { slug, content: { ...others, course: said, pictures } };
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

/** Gives a course all that a course can have, and a lesson that lacks what its form demands. */
async function fillCourse({ word, course, lessons }: AdminCourse, token: string): Promise<string[]> {
  const [cover, face] = [
    await uploadPicture(token, `cover ${word}`),
    await uploadPicture(token, `face ${word}`),
  ];
  const shown = ({ hash, width, height }: typeof cover, alt: string) => ({
    alt,
    width,
    height,
    sources: [{ hash, width }],
  });
  await db.doc(`courses/${course.id}`).update({
    picture: shown(cover, 'A shop'),
    instructors: [{ name: 'Meera Nair', words: 'Sells cups.', picture: '', photo: shown(face, 'Meera') }],
    questions: [{ question: 'Is it hard?', answer: 'No.' }],
    sessions: [
      { title: 'Ask us', startsAt: '2026-12-01T13:30:00.000Z', minutes: 60, link: 'https://meet.example/a' },
    ],
    slug: `course-${word}`,
    // Otherwise the public pages would show it, and other journeys with them.
    published: false,
    pace: 'dates',
    opensOn: [new Date('2026-05-01T03:30:00Z'), null, new Date('2026-05-04T03:30:00Z')],
    certificate: true,
    hours: 12,
  });
  const [bare, withQuiz, withTask] = lessons;
  const quiz = { required: true, passMark: 60, tries: 2, shuffled: true, questions: everyKind };
  await callAsAdmin(token, 'PUT', `/admin/quizzes/${withQuiz.id}`, quiz);
  await db.doc(`lessons/${withTask.id}`).update({ task: 'Show us a photograph of your packing table.' });
  await db.doc(`lessons/${bare.id}`).update({ description: '', topics: [] });
  return [cover.hash, face.hash];
}

test('a course is exported to a file, imported from it as a draft, and its file is the same there', async ({
  page,
  administrator,
  watch,
}) => {
  // The address of the course is taken here.
  watch.allowInConsole(/status of 409/);
  const made = await createAdminCourse();
  const { word, course } = made;
  const { token } = await signIn(administrator);
  const hashes = await fillCourse(made, token);

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

  // As in another school, where nobody has stored its pictures; and the two are told apart.
  const pictures = hashes.map((hash) => db.collection(mediaCollection).doc(hash));
  for (const picture of pictures) await picture.delete();
  await db.doc(`courses/${course.id}`).update({ title: `Before ${word}` });

  await page.getByRole('button', { name: 'Import a course' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a course' });
  await dialog.getByLabel('File of a course').setInputFiles(path);
  await expect(dialog.getByRole('status')).toContainText('2 categories, 7 lessons, 1 quiz, 2 picture files');
  await expectNothingFound(page, 'the import of a course');
  await dialog.getByRole('button', { name: 'Import as a draft' }).click();
  await expect(page.getByText('The course is imported, as a draft.')).toBeVisible();
  await expect(page.getByRole('listitem', { name: course.title })).toContainText('Draft');
  for (const picture of pictures) expect((await picture.get()).exists).toBe(true);

  const again = contentOf((await exportCourse(page, course.title)).files);
  expect(again.slug).not.toBe(slug);
  expect(again.content).toEqual(content);
});
