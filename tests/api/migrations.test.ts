import { attentionPath } from '@padavu/domain/admin/attention';
import { lookupWord } from '@padavu/domain/admin/audit-search';
import { brand } from '@padavu/domain/school/brand';
import { claimsFor } from '@padavu/domain/user/claims';
import { Quiz } from '@padavu/domain/learning/quiz';
import { foldForOrder, searchGrams } from '@padavu/domain/values/search';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fieldsOf } from '../../functions/src/data/store/documents.ts';
import { migrate } from '../../scripts/migrations/migrate.ts';
import { demoPages } from '../../scripts/seed/pages.ts';
import { uniqueWord } from '../support/accounts.ts';
import { anAuditEntry, aCourse, aLesson, aCategory, aUserRecord, aPayment } from '../support/builders.ts';

// Each test has a project of its own in the same emulators, because migrations read every document of a project.
let app: ReturnType<typeof initializeApp>;
let db: Firestore;
let auth: Auth;

const oldUids = ['anjali', 'devika', 'meera'];

beforeEach(async () => {
  const projectId = `demo-${uniqueWord().slice(0, 20)}`;
  app = initializeApp({ projectId }, projectId);
  db = getFirestore(app);
  auth = getAuth(app);
  const batch = db.batch();
  for (const uid of oldUids) {
    const { sortName: _, ...record } = aUserRecord({ email: `${uid}@padavu.example` });
    batch.set(db.doc(`users/${uid}`), { ...record, searchGrams: ['a', 'an'] });
    await auth.createUser({ uid, email: record.email });
    await auth.setCustomUserClaims(uid, claimsFor(record));
  }
  const { lessonIds: _, slug: _slug, openForRegistration: _open, ...course } = aCourse();
  const { lessonsCount: _count, ...category } = aCategory();
  const { topics: _topics, ...lesson } = aLesson();
  batch.set(db.doc('courses/1'), course);
  batch.set(db.doc('subcategories/1'), category);
  batch.set(db.doc('lessons/1'), lesson);
  batch.set(db.doc('lessons/abc'), { title: 'Lost' });
  await batch.commit();
});

afterEach(() => deleteApp(app));

/** Every document, with the time of its last write. */
async function everything(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const collection of await db.listCollections()) {
    for (const doc of (await collection.get()).docs) found[doc.ref.path] = doc.updateTime.toMillis();
  }
  return found;
}

/** Runs the migrations, until `after` documents are rewritten and the process dies. @returns what they print */
async function run(write: boolean, after = Number.POSITIVE_INFINITY): Promise<string[]> {
  const lines: string[] = [];
  let rewritten = 0;
  const onRewritten = () => {
    rewritten += 1;
    if (rewritten === after) throw new Error('interrupted');
  };
  await migrate({ db, auth, write, onRewritten }, (line) => lines.push(line));
  return lines;
}

/** A payment from before receipts had numbers. */
function paidOn(day: string) {
  const { receiptNumber: _, ...payment } = aPayment({ recordedAt: new Date(day) });
  return payment;
}

describe('migrations', () => {
  it('report what there is to do, and write nothing without --write', async () => {
    const before = await everything();
    const lines = await run(false);
    expect(await everything()).toEqual(before);
    expect(lines).toEqual([
      '✔ accounts in Firebase Auth, their documents and their rights agree: nothing to do',
      '○ users can be found by name and address: 3 accounts',
      '✔ audit entries can be found by the record that they are about: nothing to do',
      '○ courses list their lessons, and categories count theirs: 1 course and 1 category',
      '○ the settings of the school are stored: the settings of Padavu',
      '○ the texts of the public pages are stored: 10 pages',
      '○ courses have addresses on the site: 1 course',
      '    courses/1',
      '✔ receipts have numbers: nothing to do',
      '✔ questions and work name the course of their lesson: nothing to do',
      '✔ the ids of quiz questions reveal no answer: nothing to do',
      '○ totals and counters are right: lessons of courses and categories, the next ids, accounts, what the site shows',
      expect.stringContaining('documents that need attention are listed for the administrator'),
      ...['courses/1', 'subcategories/1', 'lessons/1', 'lessons/abc'].map((path) => `    ${path}`),
      ...oldUids.map((uid) => `    users/${uid}`),
    ]);
  });

  it('bring everything up to date, and find nothing to write when they are repeated', async () => {
    await run(true);
    const user = await db.doc('users/anjali').get();
    expect(user.data()).toMatchObject({
      ...aUserRecord({ email: 'anjali@padavu.example' }),
      registrationDate: user.get('registrationDate') as unknown,
    });
    expect((await db.doc('courses/1').get()).data()).toMatchObject({
      lessonIds: [1],
      slug: 'ecommerce-mastery',
      openForRegistration: true,
    });
    const settings = await db.doc('settings/school').get();
    expect(settings.data()).toMatchObject({ name: brand.name, email: brand.email, chatNumber: '' });
    expect((await db.doc('site/current').get()).get('school.name')).toBe(brand.name);
    const about = await db.doc('pages/about').get();
    expect(about.get('published')).toEqual(demoPages.about);
    expect((await db.doc('site/current').get()).get('pages.about.content')).toEqual(demoPages.about);
    expect((await db.doc('slugs/ecommerce-mastery').get()).data()).toEqual({ courseId: 1 });
    expect((await db.doc('site/current').get()).get('courses')).toMatchObject([{ id: 1 }]);
    expect((await db.doc('subcategories/1').get()).get('lessonsCount')).toBe(1);
    expect((await db.doc(attentionPath('lessons', '1')).get()).get('fields')).toEqual([
      { field: 'topics', problem: 'missing' },
    ]);
    expect((await db.doc(attentionPath('lessons', 'abc')).get()).get('kind')).toBe('unreadable');
    expect((await db.doc(attentionPath('users', 'anjali')).get()).exists).toBe(false);

    const after = await everything();
    const lines = await run(true);
    expect(await everything()).toEqual(after);
    for (const line of [...lines, ...(await run(false))]) expect(line).toMatch(/: nothing to do$/);
  });

  it('give no demo texts to a school of which one course lost its address', async () => {
    await db.doc('courses/2').set(aCourse({ id: 2 }));
    await run(true);
    const sample = [db.doc('settings/school'), ...Object.keys(demoPages).map((id) => db.doc(`pages/${id}`))];
    expect((await db.getAll(...sample)).filter(({ exists }) => exists)).toEqual([]);
    expect((await db.doc('courses/1').get()).get('slug')).toBe('ecommerce-mastery');
  });

  it('make people and audit entries findable by older spellings, and change nothing else of an entry', async () => {
    const name = 'കാര്\u200Dത്തിക';
    const entry = { ...anAuditEntry(), target: { collection: 'users', id: 'anjali', label: name } };
    await db.doc('users/anjali').update({ name, searchGrams: [1], sortName: name });
    await db.doc('audit/1').set({ ...entry, searchWords: ['കാര്\u200D'] });
    await run(true);
    const user = await db.doc('users/anjali').get();
    expect(user.data()).toMatchObject({
      name,
      searchGrams: searchGrams('കാർത്തിക', 'anjali@padavu.example'),
      sortName: foldForOrder('കാർത്തിക'),
    });
    const stored = await db.doc('audit/1').get();
    expect(stored.get('searchWords')).toContain(lookupWord('കാർത്തിക'));
    expect(stored.get('target')).toEqual(entry.target);
  });

  it('leave the settings alone when a school has stored some or was created with them', async () => {
    await db.doc('settings/school').set({ name: 'Kalari' });
    await run(true);
    expect((await db.doc('settings/school').get()).data()).toEqual({ name: 'Kalari' });
    await db.doc('settings/school').delete();
    await run(true);
    expect((await db.doc('settings/school').get()).exists).toBe(false);
  });

  it.each([
    ['contains no pages', { school: { name: 'Kalari' }, courses: [], redirects: {} }],
    ['was rebuilt while its courses had no addresses', { school: {}, courses: [], pages: {} }],
  ])('store the pages of a school whose site content %s', async (_, site) => {
    await db.doc('site/current').set(site);
    await run(true);
    expect((await db.doc('pages/about').get()).get('published')).toEqual(demoPages.about);
    expect((await db.doc('site/current').get()).get('pages.about.content')).toEqual(demoPages.about);
  });

  it('leave existing pages alone, and all pages of a school that was created with them', async () => {
    const own = { published: { lead: 'Ask.' } };
    await db.doc('pages/contact').set(own);
    await run(true);
    expect((await db.doc('pages/contact').get()).data()).toEqual(own);
    await db.doc('pages/about').delete();
    await run(true);
    expect((await db.doc('pages/about').get()).exists).toBe(false);
  });

  it('number receipts by the day of the payment, those in the trash too, and without gaps', async () => {
    await run(true);
    await db.doc('payments/devika').set(paidOn('2025-05-03T00:00:00Z'));
    await db.doc('payments/anjali').set(paidOn('2025-05-01T00:00:00Z'));
    await db.doc('payments/meera').set(paidOn('2026-01-01T00:00:00Z'));
    await db.doc('trash/users_gone').set({ collection: 'users', payment: paidOn('2025-05-02T00:00:00Z') });
    await expect(run(true, 2)).rejects.toThrow('interrupted');
    await run(true);
    const numbers = await Promise.all(
      ['payments/anjali', 'trash/users_gone', 'payments/devika', 'payments/meera'].map(async (path) => {
        const document = await db.doc(path).get();
        return (document.get('payment.receiptNumber') ?? document.get('receiptNumber')) as unknown;
      }),
    );
    expect(numbers).toEqual(['2025-000001', '2025-000002', '2025-000003', '2026-000001']);
    expect((await db.doc('counters/receipts-2025').get()).data()).toEqual({ last: 3 });
  });

  it('number receipts above all that are stored when the counter is lost', async () => {
    await db.doc('payments/anjali').set(aPayment({ receiptNumber: '2025-000007' }));
    await db.doc('receipts/gone').set({ receiptNumber: '2025-000008' });
    await db.doc('payments/devika').set(paidOn('2025-05-03T00:00:00Z'));
    await run(true);
    expect((await db.doc('payments/devika').get()).get('receiptNumber')).toBe('2025-000009');
    expect((await db.doc('counters/receipts-2025').get()).data()).toEqual({ last: 9 });
  });

  it('move questions and work to the course of a lesson that was moved without them, and no others', async () => {
    const stay = { lessonId: 1, courseId: 1, subcategoryId: 1, text: 'Why?' };
    const former = { ...stay, courseId: 7, subcategoryId: 9 };
    const withoutLesson = { ...former, lessonId: 404 };
    const documents = {
      'questions/stays': stay,
      'questions/first': former,
      'questions/second': former,
      'questions/lost': withoutLesson,
      'submissions/anjali_1': former,
    };
    const batch = db.batch();
    for (const [path, fields] of Object.entries(documents)) batch.set(db.doc(path), fields);
    await batch.commit();
    const before = await everything();
    expect(await run(false)).toContain(
      '○ questions and work name the course of their lesson: 3 questions and pieces of work',
    );
    await run(true);
    const paths = Object.keys(documents);
    const stored = await Promise.all(paths.map(async (path) => (await db.doc(path).get()).data()));
    expect(stored).toMatchObject([stay, stay, stay, withoutLesson, stay]);
    const after = await everything();
    expect(paths.filter((path) => after[path] === before[path])).toEqual([
      'questions/stays',
      'questions/lost',
    ]);
  });

  it('give quizzes a salt and their questions other ids, under which their counts continue', async () => {
    const question = { kind: 'number', text: 'How many days?', explanation: '', value: 30, tolerance: 1 };
    const updatedAt = new Date('2026-01-01');
    const quiz = { required: true, passMark: 60, tries: 0, shuffled: false, updatedAt };
    await db.doc('quizzes/1').set({ ...quiz, questions: [{ ...question, id: '0123456789ab' }] });
    await db
      .doc('quizzes/2')
      .set({ ...quiz, questions: [{ ...question, id: 'ba9876543210' }], salt: 'some' });
    const counts = { given: 3, right: 2 };
    await db.doc('quizStats/1').set({ tries: 3, passed: 2, questions: { '0123456789ab': counts } });
    expect(await run(false)).toContain('○ the ids of quiz questions reveal no answer: 1 quiz');
    await run(true);
    const [salted, untouched] = await Promise.all(
      ['quizzes/1', 'quizzes/2'].map(async (path) => Quiz.parse(fieldsOf(await db.doc(path).get()))),
    );
    const id = salted?.questions[0]?.id ?? '';
    expect(id).not.toBe('0123456789ab');
    expect(salted).toEqual({ ...quiz, questions: [{ ...question, id }], salt: salted?.salt });
    expect(salted?.salt).toMatch(/^[0-9a-f]{32}$/);
    expect((await db.doc('quizStats/1').get()).data()).toEqual({
      tries: 3,
      passed: 2,
      questions: { [id]: counts },
    });
    expect(untouched).toMatchObject({ salt: 'some', questions: [{ id: 'ba9876543210' }] });
    expect(await run(false)).toContain('✔ the ids of quiz questions reveal no answer: nothing to do');
  });

  // Fault: Migrations are interrupted. Sees: A line that says so. Stored: Some documents as before, some
  // rewritten. Heals: Run again, they go on.
  it('go on where they were interrupted', async () => {
    await expect(run(true, 2)).rejects.toThrow('interrupted');
    const interrupted = await everything();
    await run(true);
    const completed = await everything();
    const written = oldUids.filter((uid) => completed[`users/${uid}`] !== interrupted[`users/${uid}`]);
    expect(written).toHaveLength(1);
    const names = await Promise.all(
      oldUids.map(async (uid) => (await db.doc(`users/${uid}`).get()).get('sortName') as unknown),
    );
    expect(names).toEqual(['anjali menon', 'anjali menon', 'anjali menon']);
  });
});
