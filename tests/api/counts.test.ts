import { auditCollection } from '@padavu/domain/admin/audit';
import { learnerStatsPath, withFingerprints } from '@padavu/domain/course/course-stats';
import { progressPath } from '@padavu/domain/learning/progress';
import { trashPath } from '@padavu/domain/admin/trash';
import { userStatsEntryPath, userStatsPath } from '@padavu/domain/user/user-stats';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { contentCounts } from '../../functions/src/data/course/content-counts.ts';
import { countersData } from '../../functions/src/data/admin/counters.ts';
import { courseStatsData } from '../../functions/src/data/learning/course-stats.ts';
import { siteContentData } from '../../functions/src/data/site/site-content.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { userStatsData } from '../../functions/src/data/user/user-stats.ts';
import { userTrashData } from '../../functions/src/data/user/user-trash.ts';
import { checkCounts } from '../../functions/src/triggers/schedules.ts';
import { uniqueWord } from '../support/accounts.ts';
import {
  aCourse,
  aLesson,
  anAuditEntry,
  aProgress,
  aCategory,
  aTrashEntry,
  aUserRecord,
} from '../support/builders.ts';

// Each test has a project of its own in the same emulator, without triggers: damage stays until a check.
let app: ReturnType<typeof initializeApp>;
let db: Firestore;

type CheckReport = {
  accounts?: boolean;
  learners?: boolean;
  content?: boolean;
  counters?: boolean;
  site?: boolean;
  reads: number;
  counts: number;
};

type Write = (message: string, details: Record<string, unknown>) => void;

const settled = () => Promise.resolve();

/**
 * Runs the scheduled check once.
 * @param settle what happens while it waits for events
 * @returns what it logs
 */
async function check(settle: () => Promise<unknown> = settled): Promise<CheckReport> {
  const [log, error] = [vi.fn<Write>(), vi.fn<Write>()];
  const transactionData = transactions({ db });
  await checkCounts({
    userStats: userStatsData({ db, ...transactionData }),
    courseStats: courseStatsData({ db, ...transactionData }),
    contentCounts: contentCounts({ db, ...transactionData }),
    counters: countersData({ db, ...transactionData }),
    siteContent: siteContentData({ db, ...transactionData }),
    log: { info: log, warn: log, error },
    settle,
  })();
  expect(error).not.toHaveBeenCalled();
  const [, details] = log.mock.lastCall ?? [];
  return { reads: Number(details?.['reads']), counts: Number(details?.['counts']), ...details };
}

/** Sorted, because a corrected list keeps the order of the ids that it had. */
const Ids = z.array(z.int()).transform((ids) => ids.toSorted((one, other) => one - other));

const countingCollections = [
  'headcounts',
  'counted',
  'insights',
  'learning',
  'counters',
  'categoryCourses',
  'site',
];

/** Every count, list and counter as it is stored, without the number of its corrections. */
async function storedCounts(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const collection of countingCollections) {
    for (const doc of (await db.collection(collection).get()).docs) {
      const { healed: _, ...fields } = doc.data();
      found[doc.ref.path] = fields;
    }
  }
  const [courses, categories] = await Promise.all([
    db.collection('courses').get(),
    db.collection('subcategories').get(),
  ]);
  for (const doc of courses.docs) found[doc.ref.path] = Ids.parse(doc.get('lessonIds'));
  for (const doc of categories.docs) found[doc.ref.path] = doc.get('lessonsCount') as unknown;
  return found;
}

const learners = ['anjali', 'devika', 'meera', 'thomas'];
const mark = { complete: true, at: new Date(0) };

beforeEach(async () => {
  app = initializeApp({ projectId: `demo-${uniqueWord().slice(0, 20)}` }, uniqueWord());
  db = getFirestore(app);
  const batch = db.batch();
  batch.set(db.doc('courses/1'), aCourse({ id: 1, slug: 'one' }));
  batch.set(db.doc('courses/2'), aCourse({ id: 2 }));
  for (const [id, courseId] of [
    [1, 1],
    [2, 1],
    [3, 2],
  ] as const) {
    batch.set(db.doc(`subcategories/${id}`), aCategory({ id, courseId }));
    for (const lesson of [id * 10, id * 10 + 1]) {
      batch.set(db.doc(`lessons/${lesson}`), aLesson({ id: lesson, courseId, subcategoryId: id }));
    }
  }
  batch.set(db.doc('users/rajan'), aUserRecord({ role: 'admin', courseId: null }));
  for (const [index, uid] of learners.entries()) {
    const courseId = index < 3 ? 1 : 2;
    batch.set(
      db.doc(`users/${uid}`),
      aUserRecord({ courseId, status: index === 0 ? 'pending' : 'approved' }),
    );
    const lesson = courseId === 1 ? 10 + (index % 2) : 30;
    const progress = aProgress({ lessons: { [lesson]: mark }, lastLessonId: lesson });
    batch.set(db.doc(progressPath(uid, courseId)), progress);
  }
  await batch.commit();
});

afterEach(() => deleteApp(app));

const double = (value: unknown): unknown =>
  typeof value === 'number'
    ? value * 2
    : Object.fromEntries(Object.entries(value ?? {}).map(([key, inner]) => [key, double(inner)]));

const set = (path: string, data: object) => db.doc(path).set(data);
const update = (path: string, data: object) => db.doc(path).update(data);
const remove = async (...paths: string[]) => {
  for (const path of paths) await db.doc(path).delete();
};

/** Damages to the counts of a school: a name, and a function that does the damage. */
const damages: [string, () => Promise<unknown>][] = [
  ['the totals of accounts are lost', () => remove(userStatsPath)],
  [
    'the totals of accounts are doubled',
    async () => set(userStatsPath, { courses: double((await db.doc(userStatsPath).get()).get('courses')) }),
  ],
  [
    'the totals of accounts are from an older day',
    () => set(userStatsPath, { courses: { 1: { user: { pending: 4 } }, none: { admin: { approved: 1 } } } }),
  ],
  ['the statistics entry of an account is lost', () => remove(userStatsEntryPath('devika'))],
  [
    'the statistics entry of an account also exists for an account that does not',
    async () =>
      set(userStatsEntryPath('gone'), (await db.doc(userStatsEntryPath('devika')).get()).data() ?? {}),
  ],
  [
    'the statistics entry of an account is from an older day',
    async () =>
      set(userStatsEntryPath('devika'), (await db.doc(userStatsEntryPath('anjali')).get()).data() ?? {}),
  ],
  [
    'the totals of accounts cannot be read',
    () => set(userStatsPath, { courses: { 1: 'four', 2: { user: { approved: 'one' } } } }),
  ],
  ['the totals of a course are lost', () => remove('insights/1')],
  [
    'the totals of a course are doubled',
    async () => {
      const { courseId, healed: _, ...totals } = (await db.doc('insights/1').get()).data() ?? {};
      const twice = Object.entries(totals).map(([key, value]) => [key, double(value)] as const);
      await set('insights/1', { courseId: courseId as unknown, ...Object.fromEntries(twice) });
    },
  ],
  [
    'the totals of a course are from an older day',
    () =>
      set('insights/1', {
        courseId: 1,
        started: 1,
        finished: 0,
        lessons: { 10: { opened: 1, completed: 0 } },
      }),
  ],
  ['the statistics entry of a learner is lost', () => remove(learnerStatsPath('devika', 1))],
  [
    'the statistics entry of a learner also exists for a learner who does not',
    async () =>
      set(learnerStatsPath('gone', 1), (await db.doc(learnerStatsPath('devika', 1)).get()).data() ?? {}),
  ],
  [
    'the statistics entry of a learner also exists under an id that no learner can have',
    async () => set('learning/.._1', (await db.doc(learnerStatsPath('devika', 1)).get()).data() ?? {}),
  ],
  [
    'the statistics entry of a learner is from an older day',
    () => {
      const older = { lessons: {}, lastLessonId: 20 };
      const entry = { finished: false, opened: [], completed: [] };
      return set(learnerStatsPath('devika', 1), withFingerprints(1, entry, older));
    },
  ],
  [
    'all entries and totals are lost',
    () => remove('insights/1', 'insights/2', userStatsPath, ...learners.map(userStatsEntryPath)),
  ],
  ['the lesson list of a course is lost', () => update('courses/1', { lessonIds: [] })],
  [
    'the lesson list of a course is doubled',
    () => update('courses/1', { lessonIds: [10, 10, 11, 11, 20, 21, 20, 21] }),
  ],
  [
    'the lesson list of a course is from an older day',
    () => update('courses/1', { lessonIds: [10, 11, 20, 9] }),
  ],
  ['the lesson count of a category is lost', () => update('subcategories/1', { lessonsCount: 0 })],
  ['the lesson count of a category is doubled', () => update('subcategories/2', { lessonsCount: 4 })],
  [
    'the lesson counts of two categories are from before a lesson moved',
    async () => {
      await update('subcategories/1', { lessonsCount: 3 });
      await update('subcategories/2', { lessonsCount: 1 });
    },
  ],
  ['the course of a category is lost', () => remove('categoryCourses/1')],
  [
    'the course of a category is stored for a category that does not exist',
    () => set('categoryCourses/7', { courseId: 1 }),
  ],
  ['the course of a category is from before it moved', () => set('categoryCourses/1', { courseId: 2 })],
  ['a counter is lost', () => remove('counters/lessons')],
  ['a counter is from an older day', () => set('counters/lessons', { last: 12 })],
  ['the site content is lost', () => remove('site/current')],
  ['the site content is from an older day', () => update('site/current', { courses: [] })],
  ['the site content cannot be read', () => set('site/current', { courses: 'all' })],
];

describe('the check of all counts', () => {
  it('counts a school without statistics, and the next check finds them right with few reads', async () => {
    expect(await check()).toMatchObject({
      accounts: true,
      learners: true,
      content: true,
      counters: true,
      site: true,
    });
    expect(await storedCounts()).toMatchObject({
      [userStatsPath]: {
        courses: {
          1: { user: { pending: 1, approved: 2 } },
          2: { user: { approved: 1 } },
          none: { admin: { approved: 1 } },
        },
      },
      'insights/1': {
        started: 3,
        finished: 0,
        lessons: { 10: { opened: 2, completed: 2 }, 11: { opened: 1, completed: 1 } },
      },
      'courses/1': [10, 11, 20, 21],
      'subcategories/3': 2,
      'categoryCourses/3': { courseId: 2 },
      'counters/lessons': { last: 31 },
    });
    const { reads, counts, ...found } = await check();
    expect(found).toEqual({});
    // Two courses, three categories, two courses' totals, the accounts' totals, three counters, the highest id of
    // each in its collection, in the trash and in the audit log, three records of earlier checks, the site content,
    // the school, the published courses, the slugs and the ten pages.
    expect(reads).toBe(38);
    // Four kinds of accounts, all accounts, their entries, three sums of learners, two courses' lessons, all lessons,
    // and all links of categories to courses.
    expect(counts).toBe(13);
  });

  // Fault: Anything that is counted is lost, doubled or outdated. Sees: Figures that are wrong for an hour at
  // most. Stored: Totals, lists, notes and counters that do not agree with what they count. Heals: By the hourly
  // check, or by npm run migrate, completely, at once.
  it.each(damages)('corrects everything in one run when %s', async (_damage, damage) => {
    await check();
    const right = await storedCounts();
    await damage();
    const damaged = await storedCounts();
    expect(damaged).not.toEqual(right);
    await check();
    expect(await storedCounts()).toEqual(right);
    expect(await check()).toEqual({ reads: 38, counts: 13 });
  });

  it('follows the accounts and the progress when these come back from an older day', async () => {
    await check();
    await db.doc('users/devika').delete();
    await update('users/meera', { courseId: 2 });
    await db.doc(progressPath('devika', 1)).delete();
    await set(progressPath('meera', 1), aProgress({ lessons: { 20: mark }, lastLessonId: 20 }));
    expect(await check()).toMatchObject({ accounts: true, learners: true, content: false, counters: false });
    expect(await storedCounts()).toMatchObject({
      [userStatsPath]: { courses: { 1: { user: { pending: 1 } }, 2: { user: { approved: 2 } } } },
      'insights/1': {
        started: 2,
        lessons: { 11: { opened: 0, completed: 0 }, 20: { opened: 1, completed: 1 } },
      },
    });
  });

  it('finds nothing wrong after an account with progress is deleted, restored or erased', async () => {
    await check();
    const transactionData = transactions({ db });
    const userTrash = userTrashData({
      db,
      auth: getAuth(app),
      claims: { sync: vi.fn<() => Promise<void>>() },
      ...transactionData,
      trash: { unfinished: () => Promise.resolve([]) },
      erasure: { erase: vi.fn<() => Promise<void>>() },
      now: () => new Date(),
    });
    const move = async (from: string, to: string) => {
      await set(to, (await db.doc(from).get()).data() ?? {});
      await remove(from);
      await userTrash.sync('devika');
      await userStatsData({ db, ...transactionData }).sync('devika');
      await courseStatsData({ db, ...transactionData }).sync('devika', 1);
    };
    const [user, trashed] = ['users/devika', trashPath('users', 'devika')];
    const before = (await db.doc(progressPath('devika', 1)).get()).data();
    const corrections = async () => {
      const { reads: _reads, counts: _counts, ...corrected } = await check();
      return corrected;
    };

    await move(user, trashed);
    expect((await db.collection(`${trashed}/progress`).get()).size).toBe(1);
    expect(await corrections()).toEqual({});
    await move(trashed, user);
    expect((await db.doc(progressPath('devika', 1)).get()).data()).toEqual(before);
    expect(await corrections()).toEqual({});
    await move(user, trashed);
    await remove(`${trashed}/progress/1`, trashed);
    expect(await corrections()).toEqual({});
  });

  it('still counts a course as finished when lessons are added later', async () => {
    await set(progressPath('thomas', 2), aProgress({ lessons: { 30: mark, 31: mark }, lastLessonId: 31 }));
    await check();
    await set('lessons/32', aLesson({ id: 32, courseId: 2, subcategoryId: 3 }));
    await remove('insights/2');
    await check();
    expect((await db.doc('insights/2').get()).data()).toMatchObject({ started: 1, finished: 1 });
  });

  it('reads everything only once for a document that it cannot correct', async () => {
    await update('users/thomas', { role: 'teacher', courseId: '2' });
    await set('lessons/abc', { courseId: 1, subcategoryId: 1 });
    await check();
    expect(await check()).toEqual({ reads: 38, counts: 13 });
    await remove(userStatsEntryPath('anjali'));
    expect(await check()).toMatchObject({ accounts: true });
  });

  it.each(['accounts', 'learners'] as const)(
    'takes nothing for an error that is counted a moment later: %s',
    async (name) => {
      await check();
      const transactionData = transactions({ db });
      await set('users/new', aUserRecord({ status: 'pending' }));
      await set(progressPath('anjali', 1), aProgress({ lessons: { 10: mark, 11: mark }, lastLessonId: 11 }));
      const arrive = async () => {
        await userStatsData({ db, ...transactionData }).sync('new');
        await courseStatsData({ db, ...transactionData }).sync('anjali', 1);
      };
      const healed = async () =>
        (await db.getAll(db.doc(userStatsPath), db.doc('insights/1'))).map((doc): unknown =>
          doc.get('healed'),
        );
      const before = await healed();
      expect((await check(arrive))[name]).not.toBe(true);
      expect(await healed()).toEqual(before);
      expect(await check()).toEqual({ reads: 38, counts: 13 });
    },
  );

  it('corrects nothing while the difference still changes', async () => {
    await check();
    await update(userStatsPath, { 'courses.1.user.approved': 7 });
    expect((await check(() => update(userStatsPath, { 'courses.1.user.approved': 8 }))).accounts).not.toBe(
      true,
    );
    expect((await check()).accounts).toBe(true);
  });

  it('adds nothing twice when several instances run it at the same time', async () => {
    await check();
    const right = await storedCounts();
    await remove('insights/1', userStatsPath);
    await Promise.all([check(), check(), check()]);
    await check();
    expect(await storedCounts()).toEqual(right);
  });
});

const counters = () => countersData({ db, ...transactions({ db }) });

describe('an id', () => {
  // Fault: A counter of ids is outdated. Sees: Nothing. Stored: A counter that is behind. Heals: The next id is
  // taken above all that exist or existed.
  it('that a lesson has or had is never given again, even if the counter is from an older day', async () => {
    await set('counters/lessons', { last: 12 });
    expect(await counters().take('lessons', 2)).toEqual([32, 33]);
    const deleted = { action: 'lesson.delete', before: { id: 90 }, after: null } as const;
    await db.collection(auditCollection).add(anAuditEntry(deleted));
    await set('counters/lessons', { last: 12 });
    expect(await counters().take('lessons', 1)).toEqual([91]);
    await remove('counters/lessons');
    expect(await counters().take('lessons', 1)).toEqual([91]);
    await set(
      trashPath('lessons', '95'),
      aTrashEntry({ collection: 'lessons', documentId: '95', document: aLesson({ id: 95 }) }),
    );
    expect(await counters().take('lessons', 1)).toEqual([96]);
  });

  it('that was deleted raises the counter at the next check', async () => {
    const deleted = { action: 'course.delete', before: { id: 40 }, after: null } as const;
    await db.collection(auditCollection).add(anAuditEntry(deleted));
    expect(await check()).toMatchObject({ counters: true });
    expect((await db.doc('counters/courses').get()).get('last')).toBe(40);
  });
});
