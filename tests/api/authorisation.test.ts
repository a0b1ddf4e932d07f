import { coursesCollection } from '@padavu/domain/course/course';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { categoriesCollection } from '@padavu/domain/course/category';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  anInactiveLearner,
  aPendingLearner,
  aTeacher,
  expired,
  uniqueWord,
} from '../support/accounts.ts';
import { smallPictures } from '../support/pictures.ts';
import { api, type ApiReply } from '../support/api-client.ts';
import { apiDocument } from '../support/api-contract.ts';
import { aCourse, aLesson, aCategory } from '../support/builders.ts';

// What every operation of the API answers to each kind of caller. An operation that is not public answers 401 to an
// invalid token. Callers who may call it get 400 or 404, because the requests are not valid: the table shows who may
// call, and changes nothing. "whole" and "outline" are 200 with and without the video.
const table = `
                                                                 none      malformed expired   pending   inactive  learner   other     teacher   t-other   admin     revoked
  POST   /users/register                                         400       400       400       400       400       400       400       400       400       400       400
  GET    /users/me                                               401       401       401       200       200       200       200       200       200       200       401
  PUT    /users/me                                               401       401       401       400       400       400       400       400       400       400       401
  PUT    /users/me/language                                      401       401       401       400       400       400       400       400       400       400       401
  GET    /users/me/export                                        401       401       401       200       200       200       200       200       200       200       401
  GET    /users/me/payment-claim                                 401       401       401       200       200       200       200       200       200       200       401
  PUT    /users/me/payment-claim                                 401       401       401       400       400       400       400       400       400       400       401
  PUT    /users/me/certificate                                   401       401       401       403       403       404       404       404       404       404       401
  GET    /users/me/receipt                                       401       401       401       200       200       200       200       200       200       200       401
  GET    /users/me/progress                                      401       401       401       403       403       200       200       404       404       404       401
  PUT    /users/me/progress                                      401       401       401       400       400       400       400       400       400       400       401
  PUT    /users/me/week                                          401       401       401       400       400       400       400       400       400       400       401
  GET    /users/me/notes                                         401       401       401       403       403       200       200       404       404       404       401
  PUT    /users/me/notes/{noteId}                                401       401       401       400       400       400       400       400       400       400       401
  POST   /users/password-reset                                   400       400       400       400       400       400       400       400       400       400       400
  POST   /users/password-reset/confirm                           400       400       400       400       400       400       400       400       400       400       400
  POST   /newsletter                                             400       400       400       400       400       400       400       400       400       400       400
  POST   /newsletter/confirm                                     400       400       400       400       400       400       400       400       400       400       400
  POST   /newsletter/unsubscribe                                 400       400       400       400       400       400       400       400       400       400       400
  GET    /newsletter/subscribers                                 401       401       401       403       403       403       403       403       403       200       401
  POST   /users/login                                            400       400       400       400       400       400       400       400       400       400       400
  POST   /users/logout                                           401       401       401       200       200       200       200       200       200       200       401
  POST   /auth/refresh                                           400       400       400       400       400       400       400       400       400       400       400
  POST   /admin/login                                            400       400       400       400       400       400       400       400       400       400       400
  POST   /admin/logout                                           401       401       401       200       200       200       200       200       200       200       401
  POST   /admin/refresh-token                                    401       401       401       403       403       403       403       200       200       200       401
  GET    /admin/users                                            401       401       401       403       403       403       403       403       403       200       401
  GET    /admin/users/pending                                    401       401       401       403       403       403       403       403       403       200       401
  GET    /admin/users/count                                      401       401       401       403       403       403       403       403       403       200       401
  GET    /admin/stuck-learners                                   401       401       401       403       403       403       403       403       403       200       401
  GET    /admin/users/{id}                                       401       401       401       403       403       403       403       403       403       404       401
  GET    /admin/users/{id}/export                                401       401       401       403       403       403       403       403       403       404       401
  GET    /admin/users/{id}/payment                               401       401       401       403       403       403       403       403       403       404       401
  GET    /admin/users/{id}/payments                              401       401       401       403       403       403       403       403       403       404       401
  GET    /admin/users/{id}/payment-claim                         401       401       401       403       403       403       403       403       403       404       401
  GET    /admin/users/{id}/payment-claim/picture                 401       401       401       403       403       403       403       403       403       404       401
  GET    /admin/users/{id}/certificates                          401       401       401       403       403       403       403       403       403       200       401
  GET    /admin/payments                                         401       401       401       403       403       403       403       403       403       400       401
  GET    /admin/payments/due                                     401       401       401       403       403       403       403       403       403       200       401
  GET    /admin/audit                                            401       401       401       403       403       403       403       403       403       200       401
  PUT    /admin/users/{id}/approve                               401       401       401       403       403       403       403       403       403       404       401
  PUT    /admin/users/{id}/deactivate                            401       401       401       403       403       403       403       403       403       404       401
  PUT    /admin/users/{id}/hold                                  401       401       401       403       403       403       403       403       403       404       401
  PUT    /admin/users/{id}/pace                                  401       401       401       403       403       403       403       403       403       400       401
  PUT    /admin/users/{id}/role                                  401       401       401       403       403       403       403       403       403       400       401
  POST   /admin/users/{id}/congratulate                          401       401       401       403       403       403       403       403       403       404       401
  GET    /quizzes/{lessonId}                                     401       401       401       403       403       404       404       404       404       404       401
  POST   /quizzes/{lessonId}/answers                             401       401       401       400       400       400       400       400       400       400       401
  GET    /admin/quizzes/{lessonId}                               401       401       401       403       403       403       403       404       403       404       401
  GET    /admin/quizzes/{lessonId}/results                       401       401       401       403       403       403       403       200       403       200       401
  POST   /admin/quizzes/{lessonId}/tries/{id}                    401       401       401       403       403       403       403       404       404       404       401
  PUT    /admin/quizzes/{lessonId}                               401       401       401       403       403       403       403       400       400       400       401
  DELETE /admin/quizzes/{lessonId}                               401       401       401       403       403       403       403       404       404       404       401
  GET    /lesson-questions/{lessonId}                            401       401       401       403       403       200       404       404       404       404       401
  PUT    /lesson-questions/{lessonId}/{questionId}               401       401       401       400       400       400       400       400       400       400       401
  DELETE /lesson-questions/{lessonId}/{questionId}               401       401       401       403       403       404       404       404       404       404       401
  PUT    /lesson-questions/{lessonId}/{questionId}/answers/{answerId} 401       401       401       400       400       400       400       400       400       400       401
  POST   /lesson-questions/{lessonId}/{questionId}/report        401       401       401       403       403       404       404       404       404       404       401
  POST   /users/me/seen-answers                                  401       401       401       400       400       400       400       400       400       400       401
  GET    /admin/questions                                        401       401       401       403       403       403       403       400       400       200       401
  PUT    /admin/questions/{questionId}                           401       401       401       403       403       403       403       404       404       404       401
  GET    /lesson-tasks/{lessonId}                                401       401       401       403       403       200       404       404       404       404       401
  PUT    /lesson-tasks/{lessonId}                                401       401       401       400       400       400       400       400       400       400       401
  GET    /lesson-tasks/{lessonId}/picture                        401       401       401       403       403       404       404       404       404       404       401
  PUT    /lesson-tasks/{lessonId}/picture                        401       401       401       400       400       400       400       400       400       400       401
  GET    /admin/submissions                                      401       401       401       403       403       403       403       400       400       200       401
  PUT    /admin/submissions/{submissionId}                       401       401       401       403       403       403       403       400       400       400       401
  GET    /admin/submissions/{submissionId}/picture               401       401       401       403       403       403       403       404       404       404       401
  PUT    /admin/users/{id}/payment                               401       401       401       403       403       403       403       403       403       400       401
  PUT    /admin/users/{id}/payment/refund                        401       401       401       403       403       403       403       403       403       400       401
  DELETE /admin/users/{id}/payment/refund                        401       401       401       403       403       403       403       403       403       404       401
  POST   /admin/users/{id}/payments                              401       401       401       403       403       403       403       403       403       400       401
  PUT    /admin/users/{id}/payments/{paymentId}                  401       401       401       403       403       403       403       403       403       400       401
  DELETE /admin/users/{id}/payments/{paymentId}                  401       401       401       403       403       403       403       403       403       404       401
  POST   /admin/users/import                                     401       401       401       403       403       403       403       403       403       400       401
  PUT    /admin/users/{id}                                       401       401       401       403       403       403       403       403       403       400       401
  POST   /admin/users/{id}/erase                                 401       401       401       403       403       403       403       403       403       400       401
  DELETE /admin/users/{id}                                       401       401       401       403       403       403       403       403       403       404       401
  GET    /certificates/{number}                                  404       404       404       404       404       404       404       404       404       404       404
  POST   /certificates/{number}/withdraw                         401       401       401       403       403       403       403       403       403       404       401
  POST   /certificates/{number}/reissue                          401       401       401       403       403       403       403       403       403       404       401
  GET    /discounts                                              401       401       401       403       403       403       403       403       403       200       401
  GET    /discounts/{code}                                       401       401       401       403       403       403       403       403       403       404       401
  POST   /discounts                                              401       401       401       403       403       403       403       403       403       400       401
  PUT    /discounts/{code}                                       401       401       401       403       403       403       403       403       403       400       401
  DELETE /discounts/{code}                                       401       401       401       403       403       403       403       403       403       404       401
  POST   /discounts/check                                        400       400       400       400       400       400       400       400       400       400       400
  GET    /site                                                   200       200       200       200       200       200       200       200       200       200       200
  GET    /course/courses                                         200       401       401       200       200       200       200       200       200       200       401
  GET    /course/courses/{id}                                    200       401       401       200       200       200       200       200       200       200       401
  GET    /course/user/course                                     401       401       401       403       403       200       200       404       404       404       401
  POST   /course/courses                                         401       401       401       403       403       403       403       403       403       400       401
  PUT    /course/courses/{id}                                    401       401       401       403       403       403       403       400       400       400       401
  DELETE /course/courses/{id}                                    401       401       401       403       403       403       403       403       403       404       401
  GET    /subcategories/all                                      200       401       401       200       200       200       200       200       200       200       401
  GET    /subcategories/course/{courseId}                        200       401       401       200       200       200       200       200       200       200       401
  GET    /subcategories/{id}                                     200       401       401       200       200       200       200       200       200       200       401
  POST   /subcategories                                          401       401       401       403       403       403       403       400       400       400       401
  PUT    /subcategories/{id}                                     401       401       401       403       403       403       403       400       400       400       401
  POST   /subcategories/{id}/duplicate                           401       401       401       403       403       403       403       404       404       404       401
  DELETE /subcategories/{id}                                     401       401       401       403       403       403       403       404       404       404       401
  GET    /lessons/course/{courseId}                              401       401       401       403       403       whole     403       whole     403       whole     401
  GET    /lessons/subcategory/{subcategoryId}                    outline   401       401       outline   outline   whole     outline   whole     outline   whole     401
  GET    /lessons/subcategory/{subcategoryId}/lesson/{lessonId}  outline   401       401       outline   outline   whole     outline   whole     outline   whole     401
  POST   /lessons/subcategory/{subcategoryId}                    401       401       401       403       403       403       403       400       400       400       401
  POST   /lessons/subcategory/{subcategoryId}/list               401       401       401       403       403       403       403       400       400       400       401
  PUT    /lessons/subcategory/{subcategoryId}/lesson/{lessonId}  401       401       401       403       403       403       403       400       400       400       401
  DELETE /lessons/subcategory/{subcategoryId}/lesson/{lessonId}  401       401       401       403       403       403       403       404       404       404       401
  POST   /lessons/subcategory/{subcategoryId}/lesson/{lessonId}/duplicate 401       401       401       403       403       403       403       404       404       404       401
  PUT    /lessons/subcategory/{subcategoryId}/order              401       401       401       403       403       403       403       400       400       400       401
  POST   /media                                                  401       401       401       403       403       403       403       400       400       400       401
  GET    /settings                                               401       401       401       403       403       403       403       403       403       200       401
  PUT    /settings                                               401       401       401       403       403       403       403       403       403       400       401
  GET    /pages                                                  401       401       401       403       403       403       403       403       403       200       401
  GET    /pages/{id}                                             401       401       401       403       403       403       403       403       403       404       401
  PUT    /pages/{id}                                             401       401       401       403       403       403       403       403       403       404       401
  POST   /pages/{id}/publish                                     401       401       401       403       403       403       403       403       403       404       401
  GET    /pages/{id}/versions                                    401       401       401       403       403       403       403       403       403       404       401
  POST   /pages/{id}/versions/{version}/restore                  401       401       401       403       403       403       403       403       403       404       401
  POST   /admin/audit/{id}/undo                                  401       401       401       403       403       403       403       404       404       404       401
  GET    /admin/trash                                            401       401       401       403       403       403       403       403       403       200       401
  POST   /admin/trash/{id}/restore                               401       401       401       403       403       403       403       403       403       404       401
  DELETE /admin/trash/{id}                                       401       401       401       403       403       403       403       403       403       404       401
  POST   /admin/attention/{collection}/{documentId}/repair       401       401       401       403       403       403       403       403       403       404       401
  DELETE /admin/attention/{collection}/{documentId}              401       401       401       403       403       403       403       403       403       404       401
  POST   /reports/csp                                            400       400       400       400       400       400       400       400       400       400       400
  GET    /admin/security                                         401       401       401       403       403       403       403       403       403       200       401
  PUT    /admin/security                                         401       401       401       403       403       403       403       403       403       400       401
  GET    /health                                                 200       200       200       200       200       200       200       200       200       200       200
  GET    /openapi.json                                           200       200       200       200       200       200       200       200       200       200       200
  GET    /docs                                                   200       200       200       200       200       200       200       200       200       200       200
`;

const [heading = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/));

const base = Math.floor(Math.random() * 1e6) * 1000 + 2_000_000;
const ids = {
  course: base + 1,
  otherCourse: base + 2,
  category: base + 11,
  lesson: base + 21,
  unknown: base + 99,
};

const set = (collection: string, record: { id: number }) =>
  db.collection(collection).doc(String(record.id)).set(record);

async function storeSchool(): Promise<void> {
  const inCategory = { courseId: ids.course, subcategoryId: ids.category };
  await Promise.all([
    set(coursesCollection, aCourse({ id: ids.course, lessonIds: [ids.lesson] })),
    set(coursesCollection, aCourse({ id: ids.otherCourse })),
    set(categoriesCollection, aCategory({ id: ids.category, courseId: ids.course })),
    set(lessonsCollection, aLesson({ ...inCategory, id: ids.lesson })),
  ]);
}

/** The token of each kind of caller, by the table's heading. */
async function tokens(): Promise<Record<string, string | undefined>> {
  const [pending, inactive, learner, other, teacher, otherTeacher, admin, revoked] = await Promise.all([
    aPendingLearner({ courseId: ids.course }),
    anInactiveLearner({ courseId: ids.course }),
    aLearner({ courseId: ids.course }),
    aLearner({ courseId: ids.otherCourse }),
    aTeacher([ids.course]),
    aTeacher([ids.otherCourse]),
    anAdmin(),
    anAdmin(),
  ]);
  await api('POST', '/admin/logout', { token: revoked.token });
  return {
    none: undefined,
    malformed: 'made-up',
    expired: expired(admin.token),
    pending: pending.token,
    inactive: inactive.token,
    learner: learner.token,
    other: other.token,
    teacher: teacher.token,
    't-other': otherTeacher.token,
    admin: admin.token,
    revoked: revoked.token,
  };
}

/** Fills in a path: reads name existing records, writes name missing ones, so that the table changes nothing. */
function requestPath(method: string, path: string): string {
  const known: Record<string, number> = path.startsWith('/course')
    ? { id: ids.course }
    : { id: ids.category };
  const values: Record<string, number | string> =
    method === 'GET'
      ? {
          ...known,
          courseId: ids.course,
          subcategoryId: ids.category,
          lessonId: ids.lesson,
          submissionId: 'unknown_1',
        }
      : {
          id: path.startsWith('/admin') ? uniqueWord() : ids.unknown,
          noteId: 'unknownnote',
          questionId: 'unknownquestion',
          answerId: 'unknownanswer',
          submissionId: 'unknown_1',
        };
  return path.replaceAll(/\{(\w+)\}/g, (_parameter, name: string) => String(values[name] ?? ids.unknown));
}

function outcome(path: string, { status, body }: ApiReply): string {
  if (status !== 200 || !path.startsWith('/lessons')) return String(status);
  return JSON.stringify(body).includes('"locked":true') ? 'outline' : 'whole';
}

let tokensByCaller: Record<string, string | undefined>;

beforeAll(async () => {
  await storeSchool();
  tokensByCaller = await tokens();
});

describe('access to the calls of the API', () => {
  it('is in the table for every call of the API, and for no other', () => {
    const documented = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const tableCalls = rows.map(([method, path]) => `${method} ${path}`);
    expect(tableCalls.toSorted()).toEqual(documented.toSorted());
  });

  it.each(rows.map(([method = '', path = '', ...expected]) => ({ method, path, expected })))(
    '$method $path',
    async ({ method, path, expected }) => {
      // A sign-out makes its token invalid.
      const tokensOfRow = path.endsWith('/logout') ? await tokens() : tokensByCaller;
      const body = method === 'POST' || method === 'PUT' ? {} : undefined;
      // In parallel, because a sign-out waits until the second is over.
      const found = await Promise.all(
        heading.map(async (caller) => {
          const reply = await api(method, requestPath(method, path), { token: tokensOfRow[caller], body });
          return [caller, outcome(path, reply)] as const;
        }),
      );
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(heading.map((caller, index) => [caller, expected[index]])),
      );
    },
  );

  it.each(Object.entries(apiDocument.paths))(
    'agrees with the published document about %s',
    (path, methods) => {
      for (const [method, operation] of Object.entries(methods)) {
        const row = rows.find(([verb, at]) => verb === method.toUpperCase() && at === path) ?? [];
        const [none, malformed, , pending, , learner, other, teacher] = row.slice(2);
        const tableAccess = accessOf({ none, malformed, pending, learner, other, teacher });
        const validated = validatesFirst[operation.operationId];
        const access = validated?.access ?? tableAccess;
        expect([operation.operationId, operation['x-access']]).toEqual([operation.operationId, access]);
      }
    },
  );
});

const answers = { attempt: 'attempt-1', answers: {} };
const work = { text: 'Asha, Biju and Devi.' };
const progress = { lessons: {}, lastLessonId: 1, lastSubcategoryId: 1 };
const note = { lessonId: 1, text: 'Remember this', replaces: null };

/**
 * Operations that answer 400 to an invalid body from every account, so that the table does not show who may call
 * them: their access, and a valid body where only learners may call them.
 */
const validatesFirst: Readonly<Record<string, { access: string; body?: object }>> = {
  correctOwnAccount: { access: 'signed-in' },
  chooseOwnLanguage: { access: 'signed-in' },
  sendOwnPaymentClaim: { access: 'signed-in' },
  answerLessonQuestion: { access: 'signed-in' },
  saveOwnProgress: { access: 'learner', body: progress },
  seeAnswers: { access: 'learner', body: { lessonId: 1 } },
  hideOwnWeek: { access: 'learner', body: { hidden: false } },
  saveOwnNote: { access: 'learner', body: note },
  answerLessonQuiz: { access: 'learner', body: answers },
  askLessonQuestion: { access: 'learner', body: work },
  handInWork: { access: 'learner', body: work },
  addWorkPicture: { access: 'learner', body: { picture: smallPictures['image/png'].toString('base64') } },
};

const callsOfLearners = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => operation['x-access'] === 'learner')
    .map(([method, { operationId }]) => ({ method: method.toUpperCase(), path, operationId })),
);

describe('a call of learners', () => {
  it.each(callsOfLearners)('answers why an account has no access: $operationId', async (call) => {
    const { method, path, operationId } = call;
    const callAs = async (caller: string) => {
      const body = method === 'GET' ? undefined : (validatesFirst[operationId]?.body ?? {});
      const reply = await api(method, requestPath(method, path), { token: tokensByCaller[caller], body });
      return [reply.status, reply.as(z.object({ code: z.string() })).code];
    };
    const refusals = ['pending', 'inactive', 'teacher', 'admin'].map(callAs);
    expect(await Promise.all(refusals)).toEqual([
      [403, 'account-pending'],
      [403, 'account-inactive'],
      [404, 'not-found'],
      [404, 'not-found'],
    ]);
  });
});

describe('a call of learners and staff', () => {
  it.each([
    ['GET', () => `/lessons/course/${ids.course}`, undefined],
    ['PUT', () => `/lesson-questions/${ids.lesson}/unknownquestion/answers/unknownanswer`, work],
  ] as const)('answers why an account has no access: %s', async (method, path, body) => {
    const codes = ['pending', 'inactive'].map(async (caller) => {
      const reply = await api(method, path(), { token: tokensByCaller[caller], body });
      return [reply.status, reply.refusal().code];
    });
    expect(await Promise.all(codes)).toEqual([
      [403, 'account-pending'],
      [403, 'account-inactive'],
    ]);
  });
});

/** The level of access that a row of the table shows. */
function accessOf(
  row: Record<'none' | 'malformed' | 'pending' | 'learner' | 'other' | 'teacher', string | undefined>,
): string {
  if (row.none !== '401') return row.malformed === '401' ? 'optional' : 'public';
  // Where another course is refused, the record decides.
  if (row.learner !== '403') return row.pending === '403' && row.other !== '403' ? 'learner' : 'signed-in';
  return row.teacher === '403' ? 'admin' : 'staff';
}
