import type { Lesson } from '@padavu/domain/course/lesson';
import { questionsCollection } from '@padavu/domain/learning/lesson-question';
import { securityDocument, settingsCollection } from '@padavu/domain/user/security';
import { submissionsCollection } from '@padavu/domain/learning/task';
import { usersCollection } from '@padavu/domain/user/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auth, db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  aPendingLearner,
  aTeacher,
  createAccount,
  signIn,
  uniqueWord,
  type SignedIn,
} from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { aLesson, aCategory } from '../support/builders.ts';
import { auditOf } from '../support/audit.ts';
import { idsIn, storeCourse, storeCourseWithLessons, stored } from '../support/content.ts';

const Role = z.object({ data: z.object({ role: z.string(), teaches: z.array(z.number()) }) });
const account = (uid: string) => db.collection(usersCollection).doc(uid);

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const changeRole = (uid: string, body: object) =>
  api('PUT', `/admin/users/${uid}/role`, { token: admin.token, body });

describe('making somebody a teacher', () => {
  it('is in the account, its claims and the audit log when it answers', async () => {
    const [one, other] = [await storeCourse(), await storeCourse({ published: false })];
    const learner = await aLearner();
    const teaches = [one.id, other.id].toSorted((a, b) => a - b);
    const reply = await changeRole(learner.uid, { role: 'teacher', teaches: [other.id, one.id, one.id] });
    expect(reply.status).toBe(200);
    expect(reply.as(Role).data).toEqual({ role: 'teacher', teaches });
    expect((await account(learner.uid).get()).data()).toMatchObject({ role: 'teacher', teaches });
    expect((await auth.getUser(learner.uid)).customClaims).toMatchObject({ admin: false, teaches });
    expect(await auditOf(learner.uid)).toMatchObject([
      {
        action: 'user.role',
        actor: { uid: admin.uid },
        before: { role: 'user', teaches: [] },
        after: { role: 'teacher', teaches },
      },
    ]);
    const own = await api('GET', '/users/me', { token: (await signIn(learner)).token });
    expect(own.as(Role).data).toEqual({ role: 'teacher', teaches });
  });

  it('is stored once, however often it is requested', async () => {
    const { id } = await storeCourse();
    const learner = await aLearner();
    const role = { role: 'teacher', teaches: [id] };
    const replies = await Promise.all(Array.from({ length: 6 }, () => changeRole(learner.uid, role)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await auditOf(learner.uid)).toHaveLength(1);
  });

  it('ends with the later of two simultaneous choices, in account, claims and audit log alike', async () => {
    const courses = [await storeCourse(), await storeCourse()];
    const [learner, colleague] = [await aLearner(), await anAdmin()];
    const replies = courses.map(({ id }, index) => {
      const { token } = index === 0 ? admin : colleague;
      return api('PUT', `/admin/users/${learner.uid}/role`, {
        token,
        body: { role: 'teacher', teaches: [id] },
      });
    });
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200, 200]);
    const { teaches } = Role.shape.data.parse((await account(learner.uid).get()).data());
    expect((await auth.getUser(learner.uid)).customClaims).toMatchObject({ teaches });
    const entries = await auditOf(learner.uid);
    const earlier = entries.find(({ before }) => before?.['role'] === 'user');
    const later = entries.find((entry) => entry !== earlier);
    expect(entries).toHaveLength(2);
    expect(later?.before).toEqual({ teaches: earlier?.after?.['teaches'] });
    expect(later?.after).toEqual({ teaches });
  });

  it('is refused when another administrator changed the role meanwhile', async () => {
    const courses = [await storeCourse(), await storeCourse()];
    const ids = courses.map(({ id }) => id);
    const expected = { teaches: ids.slice(0, 1) };
    const [teacher, colleague] = [await aTeacher(expected.teaches), await anAdmin()];
    const more = { role: 'teacher', teaches: ids, expected };
    const none = { role: 'user', expected };
    const replies = await Promise.all([
      changeRole(teacher.uid, more),
      api('PUT', `/admin/users/${teacher.uid}/role`, { token: colleague.token, body: none }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    const [won, lost] = replies[0].status === 200 ? [more, none] : [none, more];
    const again = await changeRole(teacher.uid, lost);
    expect([again.status, again.refusal().code]).toEqual([409, 'changed-meanwhile']);
    expect((await changeRole(teacher.uid, won)).status).toBe(200);
  });

  it('ends the sessions of a teacher who loses a course, but not of one who gets another one', async () => {
    const [one, other] = [await storeCourse(), await storeCourse()];
    const teacher = await aTeacher([one.id]);
    const lessons = (token: string) => api('GET', `/lessons/course/${one.id}`, { token });
    await changeRole(teacher.uid, { role: 'teacher', teaches: [one.id, other.id] });
    expect((await lessons(teacher.token)).status).toBe(200);
    await changeRole(teacher.uid, { role: 'teacher', teaches: [other.id] });
    expect((await lessons(teacher.token)).status).toBe(401);
    expect((await lessons((await signIn(teacher)).token)).status).toBe(403);
  });

  it.each([
    ['role', { role: 'admin', teaches: [1] }, 400],
    ['no course', { role: 'teacher', teaches: [] }, 400],
    ['a course that does not exist', { role: 'teacher', teaches: [999_999_999_999] }, 400],
  ])('refuses %s', async (_what, body, status) => {
    const learner = await aLearner();
    expect((await changeRole(learner.uid, body)).status).toBe(status);
    expect((await account(learner.uid).get()).get('role')).toBe('user');
  });

  it('refuses an administrator, a pending account and an unknown one, with the reason', async () => {
    const { id } = await storeCourse();
    const role = { role: 'teacher', teaches: [id] };
    const codes = [(await anAdmin()).uid, (await aPendingLearner()).uid, uniqueWord()].map(async (uid) => {
      const { status, body } = await changeRole(uid, role);
      return [status, z.object({ code: z.string() }).parse(body).code];
    });
    expect(await Promise.all(codes)).toEqual([
      [409, 'is-admin'],
      [409, 'not-approved'],
      [404, 'not-found'],
    ]);
  });

  it('accepts a course that no longer exists, so that the others can be changed', async () => {
    const { id } = await storeCourse();
    const teacher = await aTeacher([id, 999_999_999_998]);
    const reply = await changeRole(teacher.uid, { role: 'teacher', teaches: [999_999_999_998] });
    expect(reply.status).toBe(200);
  });
});

describe('a teacher', () => {
  it('signs in where administrators do, and only while approved', async () => {
    const { id } = await storeCourse();
    const credentials = async (overrides: object) => {
      const { email } = await createAccount({ role: 'teacher', teaches: [id], ...overrides });
      return { email, password: 'a good password' };
    };
    const login = await api('POST', '/admin/login', { body: await credentials({}) });
    expect(login.status).toBe(200);
    expect(login.body).toMatchObject({ admin: { role: 'teacher' } });
    for (const fields of [{ status: 'inactive' }, { teaches: [] }, { role: 'user' }]) {
      expect((await api('POST', '/admin/login', { body: await credentials(fields) })).status).toBe(403);
    }
  });

  it('needs a second factor as soon as the school requires one', async () => {
    const { id } = await storeCourse();
    const setting = db.collection(settingsCollection).doc(securityDocument);
    const learner = await aLearner();
    await setting.set({ requireSecondFactor: true });
    try {
      await changeRole(learner.uid, { role: 'teacher', teaches: [id] });
    } finally {
      await setting.delete();
    }
    expect((await account(learner.uid).get()).get('secondFactorRequired')).toBe(true);
    const { token } = await signIn(learner);
    const refusal = await api('POST', '/subcategories', { token, body: {} });
    expect(refusal.body).toMatchObject({ code: 'second-factor-required' });
    await changeRole(learner.uid, { role: 'user' });
    expect((await account(learner.uid).get()).data()).not.toHaveProperty('secondFactorRequired');
  });
});

/** Stores two courses with two lessons each, and a teacher of the first one. */
async function twoCourses() {
  const [own, foreign] = [await storeCourseWithLessons(2), await storeCourseWithLessons(2)];
  const teacher = await aTeacher([own.course.id]);
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    api(method, path, { token: teacher.token, body });
  return { own, foreign, teacher, call };
}

/** The body of a request for a lesson, which keeps its category unless another one is given. */
function aLessonInput(overrides: Partial<Lesson> = {}): object {
  const { id: _, courseId: __, subcategoryId: ___, updatedAt: ____, ...input } = aLesson();
  return { ...input, ...overrides };
}

const aQuizInput = {
  required: false,
  passMark: 50,
  tries: 0,
  shuffled: false,
  questions: [{ kind: 'number', text: 'How many?', value: 2 }],
};

type Part = Awaited<ReturnType<typeof storeCourseWithLessons>>;

/** Every call by which a teacher may change the content of a course, in an order in which each finds what it needs. */
const contentCalls: [string, (part: Part) => ['POST' | 'PUT' | 'DELETE', string, object?]][] = [
  ['a category', ({ course }) => ['POST', '/subcategories', { ...aCategory({ courseId: course.id }) }]],
  [
    'a change of a category',
    ({ course, category }) => [
      'PUT',
      `/subcategories/${category.id}`,
      { ...category, courseId: course.id, title: 'Taught' },
    ],
  ],
  ['a copy of a category', ({ category }) => ['POST', `/subcategories/${category.id}/duplicate`, {}]],
  ['a lesson', ({ category }) => ['POST', `/lessons/subcategory/${category.id}`, aLessonInput({ day: 9 })]],
  [
    'lessons from a list',
    ({ category }) => [
      'POST',
      `/lessons/subcategory/${category.id}/list`,
      { lessons: [aLessonInput({ day: 10 })] },
    ],
  ],
  [
    'a change of a lesson',
    ({ category, lessonIds }) => [
      'PUT',
      `/lessons/subcategory/${category.id}/lesson/${lessonIds[0]}`,
      aLessonInput({ title: 'Taught' }),
    ],
  ],
  [
    'a copy of a lesson',
    ({ category, lessonIds }) => [
      'POST',
      `/lessons/subcategory/${category.id}/lesson/${lessonIds[0]}/duplicate`,
      {},
    ],
  ],
  ['a quiz', ({ lessonIds }) => ['PUT', `/admin/quizzes/${lessonIds[0]}`, aQuizInput]],
  ['the removal of a quiz', ({ lessonIds }) => ['DELETE', `/admin/quizzes/${lessonIds[0]}`]],
  [
    'the deletion of a lesson',
    ({ category, lessonIds }) => ['DELETE', `/lessons/subcategory/${category.id}/lesson/${lessonIds[1]}`],
  ],
  ['the deletion of a category', ({ category }) => ['DELETE', `/subcategories/${category.id}`]],
];

describe('the content of a course', () => {
  it('can be changed by its teacher, and by no teacher of another course', async () => {
    const { own, foreign, call } = await twoCourses();
    const statusesFor = async (part: Part) => {
      const statuses: Record<string, number> = {};
      for (const [what, request] of contentCalls) statuses[what] = (await call(...request(part))).status;
      return statuses;
    };
    expect(Object.entries(await statusesFor(foreign)).filter(([, status]) => status !== 403)).toEqual([]);
    expect(
      Object.entries(await statusesFor(own)).filter(([, status]) => status !== 200 && status !== 201),
    ).toEqual([]);
  });

  it('cannot be moved to a course that the teacher does not teach', async () => {
    const { own, foreign, call } = await twoCourses();
    const { category, lessonIds } = own;
    const moved = { ...category, courseId: foreign.course.id };
    expect((await call('PUT', `/subcategories/${category.id}`, moved)).status).toBe(403);
    const lesson = aLessonInput({ subcategoryId: foreign.category.id });
    const address = `/lessons/subcategory/${category.id}/lesson/${lessonIds[0]}`;
    expect((await call('PUT', address, lesson)).status).toBe(403);
    expect(await stored.lesson(lessonIds[0] ?? 0)).toMatchObject({ courseId: own.course.id });
  });

  it('can be deleted and restored by its teacher alone', async () => {
    const { own, call } = await twoCourses();
    const { call: callOfOther } = await twoCourses();
    const { category, lessonIds } = own;
    const address = `/lessons/subcategory/${category.id}/lesson/${lessonIds[0]}`;
    const deleted = (await call('DELETE', address)).as(z.object({ data: z.object({ auditId: z.string() }) }));
    const undo = `/admin/audit/${deleted.data.auditId}/undo`;
    expect((await callOfOther('DELETE', address)).status).toBe(403);
    expect((await callOfOther('POST', undo, {})).status).toBe(403);
    expect(await stored.lesson(lessonIds[0] ?? 0)).toBeUndefined();
    expect((await call('POST', undo, {})).status).toBe(200);
    expect(await stored.lesson(lessonIds[0] ?? 0)).toBeDefined();
    const deletion = await call('DELETE', `/subcategories/${category.id}`);
    const { data } = deletion.as(z.object({ data: z.object({ auditId: z.string() }) }));
    expect((await callOfOther('DELETE', `/subcategories/${category.id}`)).status).toBe(403);
    expect((await callOfOther('POST', `/admin/audit/${data.auditId}/undo`, {})).status).toBe(403);
    expect((await call('POST', `/admin/audit/${data.auditId}/undo`, {})).status).toBe(200);
  });

  it('can be read by its teacher while it is a draft', async () => {
    const draft = await storeCourseWithLessons(1, { published: false });
    const [teacher, other] = [await aTeacher([draft.course.id]), await aTeacher([1])];
    const paths = [
      `/course/courses/${draft.course.id}`,
      `/subcategories/${draft.category.id}`,
      `/subcategories/course/${draft.course.id}`,
      `/lessons/subcategory/${draft.category.id}`,
    ];
    for (const path of paths) {
      expect((await api('GET', path, { token: teacher.token })).status).toBe(200);
      expect((await api('GET', path, { token: other.token })).status).toBe(404);
    }
    const listed = `/course/courses?limit=1&cursor=${draft.course.id - 1}`;
    expect(idsIn(await api('GET', listed, { token: teacher.token }))).toEqual([draft.course.id]);
    expect(idsIn(await api('GET', listed, { token: other.token }))).not.toContain(draft.course.id);
  });

  it('can be described by its teacher, who cannot change title, price or publishing', async () => {
    const course = await storeCourse();
    const { token } = await aTeacher([course.id]);
    const change = (body: object) =>
      api('PUT', `/course/courses/${course.id}`, { token, body: { ...course, slug: '', ...body } });
    expect((await change({ summary: 'A shop in a month.' })).status).toBe(200);
    for (const sale of [
      { price: 1 },
      { title: 'Mine' },
      { slug: 'mine' },
      { published: false },
      { pace: 'daily' },
      { order: 2 },
    ]) {
      expect((await change({ summary: 'A shop in a month.', ...sale })).status).toBe(403);
    }
    expect(await stored.course(course.id)).toMatchObject({
      summary: 'A shop in a month.',
      price: course.price,
      published: true,
    });
  });
});

/** Stores two courses with a question and a submission in each, and a teacher of the first one. */
async function questionsAndWork() {
  const { own, foreign, teacher, call } = await twoCourses();
  const lastAt = new Date();
  const records = [own, foreign].map(async ({ course, category, lessonIds: [lessonId = 0] }) => {
    const id = `q${uniqueWord().slice(0, 20)}`;
    const by = { uid: 'asha', name: 'Asha Menon' };
    const lessonFields = {
      courseId: course.id,
      subcategoryId: category.id,
      lessonId,
      lessonTitle: 'A lesson',
      by,
    };
    const question = {
      ...lessonFields,
      text: 'Why?',
      askedAt: lastAt,
      lastAt,
      waiting: true,
      people: ['asha'],
    };
    await db.collection(questionsCollection).doc(id).set(question);
    const work = {
      ...lessonFields,
      state: 'waiting',
      lastAt,
      hasPicture: false,
      turns: [],
      people: ['asha'],
    };
    await db.collection(submissionsCollection).doc(`asha_${lessonId}`).set(work);
    return { question: id, work: `asha_${lessonId}`, lessonId, course };
  });
  const [taught, untaught] = await Promise.all(records);
  if (!taught || !untaught) throw new Error('Two courses have two of each.');
  return { taught, untaught, teacher, call, lastAt };
}

describe('questions and work', () => {
  const StoredList = z.object({ data: z.array(z.object({ id: z.string() })) });

  it('are listed to a teacher course by course, without mail addresses', async () => {
    const { taught, untaught, call } = await questionsAndWork();
    for (const [path, id] of [
      ['/admin/questions', taught.question],
      ['/admin/submissions', taught.work],
    ]) {
      const list = await call('GET', `${path}?courseId=${taught.course.id}`);
      expect(list.as(StoredList).data.map((entry) => entry.id)).toEqual([id]);
      expect(JSON.stringify(list.body)).not.toContain('@');
      expect((await call('GET', `${path}?courseId=${untaught.course.id}`)).status).toBe(403);
      expect((await call('GET', String(path))).status).toBe(400);
    }
  });

  it('can be answered by a teacher only in the teacher’s courses', async () => {
    const { taught, untaught, call, lastAt } = await questionsAndWork();
    const replies = [taught, untaught].map(async ({ question, work, lessonId }) => [
      (
        await call('PUT', `/lesson-questions/${lessonId}/${question}/answers/a${uniqueWord().slice(0, 20)}`, {
          text: 'Because.',
        })
      ).status,
      (await call('PUT', `/admin/questions/${question}`, { pinned: true })).status,
      (await call('PUT', `/admin/submissions/${work}`, { state: 'done', lastAt: lastAt.toISOString() }))
        .status,
      (await call('GET', `/admin/submissions/${work}/picture`)).status,
      (await call('GET', `/admin/quizzes/${lessonId}/results`)).status,
    ]);
    expect(await Promise.all(replies)).toEqual([
      [200, 200, 200, 404, 200],
      [403, 403, 403, 403, 403],
    ]);
  });
});
