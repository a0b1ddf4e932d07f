import { coursesCollection } from '@padavu/domain/course/course';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { progressPath } from '@padavu/domain/learning/progress';
import { RegistrationReceipt } from '@padavu/domain/user/registration-input';
import { dataReply } from '@padavu/domain/api/reply';
import { categoriesCollection } from '@padavu/domain/course/category';
import { usersCollection } from '@padavu/domain/user/user';
import { PROJECT_ID } from '../../scripts/ports.mjs';
import {
  aLearner,
  anAdmin,
  createAccount,
  password,
  uniqueEmail,
  type SignedIn,
} from '../../tests/support/accounts.ts';
import { storeCourseWithLessons, storeLesson, storeCategory } from '../../tests/support/content.ts';
import { lessonBody } from '../../tests/support/many.ts';
import type { Call } from './cannon.ts';

// The people who use a school in a busy minute, and their calls. The responses are recorded, so that the store can be
// compared with them afterwards.

const lessonsOfCourse = 5;

/** The number of accounts that are created in parallel. */
const atOnce = 10;

async function times<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const next = Math.min(atOnce, count - made.length);
    made.push(...(await Promise.all(Array.from({ length: next }, (_, index) => make(made.length + index)))));
  }
  return made;
}

/** The result of a call, for the comparison afterwards. `status` is missing while there is no response. */
type CallResult = { status?: number; id?: string };
export type Registrations = Map<string, CallResult>;

/** People who register, each time under another address. */
export function visitors(count: number, onRegistered: (uid: string) => void) {
  const registrations: Registrations = new Map();
  const people = Array.from({ length: count }, (): Call[] => {
    let email = '';
    return [
      {
        kind: 'register',
        method: 'POST',
        path: '/api/users/register',
        next: () => {
          email = uniqueEmail();
          registrations.set(email, {});
          return { body: { name: 'Anjali Menon', email, password, courseId: 1 } };
        },
        onResponse: ({ status, body }) => {
          const receipt = status === 201 && dataReply(RegistrationReceipt).parse(JSON.parse(body)).data;
          registrations.set(email, { status, ...(receipt && { id: receipt.id }) });
          if (receipt) onRegistered(receipt.id);
        },
      },
    ];
  });
  return { people, registrations };
}

/**
 * The marks of a learner: `taken` has the time of each mark that the store accepted, by lesson, and `unknown` the
 * lessons of marks without a response.
 */
export type Marks = { uid: string; courseId: number; taken: Map<number, number>; unknown: Set<number> };

const root = `projects/${PROJECT_ID}/databases/(default)/documents`;
const ask = (method: string) => `/v1/${root}:${method}`;
const document = (path: string) => ({ body: { documents: [`${root}/${path}`] } });

const ofCourse = (collectionId: string, courseId: number) => {
  const value = { integerValue: String(courseId) };
  const where = { fieldFilter: { field: { fieldPath: 'courseId' }, op: 'EQUAL', value } };
  return { body: { structuredQuery: { from: [{ collectionId }], where } } };
};

/**
 * Learners who open one lesson after the other and complete it, with the queries that their pages send to the store.
 */
export async function learners(count: number) {
  const { course, category, lessonIds } = await storeCourseWithLessons(lessonsOfCourse);
  const accounts = await times(count, () => aLearner({ courseId: course.id, courseName: course.title }));
  const marks: Marks[] = [];
  const people = accounts.map(({ uid, token }) => {
    const own: Marks = { uid, courseId: course.id, taken: new Map(), unknown: new Set() };
    marks.push(own);
    return callsOf({ token, own, lessonIds, subcategoryId: category.id });
  });
  return { people, marks };
}

type Learner = {
  token: string;
  own: Marks;
  lessonIds: readonly number[];
  subcategoryId: number;
};

function callsOf({ token, own, lessonIds, subcategoryId }: Learner): Call[] {
  const progress = progressPath(own.uid, own.courseId);
  let turn = -1;
  let sentAt = 0;
  const lesson = () => lessonIds[turn % lessonIds.length] ?? 0;
  const read = (method: string, next: () => { body: object }): Call => ({
    kind: 'open a lesson: read',
    method: 'POST',
    path: ask(method),
    token,
    next,
  });
  const account = read('batchGet', () => document(`${usersCollection}/${own.uid}`));
  const open = read('runQuery', () => ofCourse(lessonsCollection, own.courseId));
  const complete: Call = {
    kind: 'complete a lesson: write',
    method: 'POST',
    path: ask('commit'),
    token,
    next: () => {
      sentAt = Date.now();
      own.unknown.add(lesson());
      return { body: { writes: [markOf(progress, subcategoryId, lesson(), new Date(sentAt))] } };
    },
    onResponse: ({ status }) => {
      own.unknown.delete(lesson());
      if (status === 200) own.taken.set(lesson(), sentAt);
    },
  };
  return [
    {
      ...open,
      next: () => {
        turn += 1;
        return ofCourse(lessonsCollection, own.courseId);
      },
    },
    read('batchGet', () => document(`${coursesCollection}/${own.courseId}`)),
    read('runQuery', () => ofCourse(categoriesCollection, own.courseId)),
    read('batchGet', () => document(progress)),
    account,
    account,
    account,
    account,
    account,
    complete,
  ];
}

/** The write with which the pages merge a mark (web/src/lib/firebase/rest.ts). */
function markOf(path: string, subcategoryId: number, lessonId: number, at: Date): object {
  const moment = { timestampValue: at.toISOString() };
  const mark = { mapValue: { fields: { complete: { booleanValue: true }, at: moment } } };
  const fields = {
    lastLessonId: { integerValue: String(lessonId) },
    lastSubcategoryId: { integerValue: String(subcategoryId) },
    lastAt: moment,
    lessons: { mapValue: { fields: { [lessonId]: mark } } },
  };
  const lesson = `\`lessons\`.\`${lessonId}\``;
  const fieldPaths = ['lastLessonId', 'lastSubcategoryId', 'lastAt', `${lesson}.complete`, `${lesson}.at`];
  return { update: { name: `${root}/${path}`, fields }, updateMask: { fieldPaths } };
}

export type Approvals = Map<string, CallResult>;
/** The titles that an administrator wrote to their lesson, in order, with the statuses of the responses. */
export type Edits = { lessonId: number; sent: { title: string; status?: number }[] };

/** Administrators who list users, approve those who registered, and edit a lesson of their own. */
export async function administrators(count: number, waiting: string[]) {
  const category = await storeCategory({ courseId: 1, lessonsCount: count });
  const approvals: Approvals = new Map();
  const edits: Edits[] = [];
  const people = await times(count, async (): Promise<Call[]> => {
    const [admin, pending] = await Promise.all([anAdmin(), createAccount({ status: 'pending' })]);
    const lesson = await storeLesson({ courseId: 1, subcategoryId: category.id });
    const own: Edits = { lessonId: lesson.id, sent: [] };
    edits.push(own);
    return callsOfAdmin({ admin, own, categoryId: category.id, first: pending.uid, waiting, approvals });
  });
  return { people, approvals, edits };
}

type Administrator = {
  admin: SignedIn;
  own: Edits;
  categoryId: number;
  /** The uid of a user who waits for approval before anybody has registered. */
  first: string;
  waiting: string[];
  approvals: Approvals;
};

function callsOfAdmin(administrator: Administrator): Call[] {
  const { admin, own, categoryId, first, waiting, approvals } = administrator;
  const { token } = admin;
  let uid = first;
  const list: Call = { kind: 'list users', method: 'GET', path: '/api/admin/users?limit=25', token };
  const approve: Call = {
    kind: 'approve',
    method: 'PUT',
    path: '',
    token,
    next: () => {
      // If nobody waits, the last one is approved again, which is safe to repeat.
      uid = waiting.shift() ?? uid;
      approvals.set(uid, approvals.get(uid) ?? {});
      return { path: `/api/admin/users/${uid}/approve`, body: {} };
    },
    onResponse: ({ status }) => {
      if (approvals.get(uid)?.status !== 200) approvals.set(uid, { status });
    },
  };
  const edit: Call = {
    kind: 'edit a lesson',
    method: 'PUT',
    path: `/api/lessons/subcategory/${categoryId}/lesson/${own.lessonId}`,
    token,
    next: () => {
      const title = `Edition ${own.sent.length + 1}`;
      own.sent.push({ title });
      return { body: { ...lessonBody(), title } };
    },
    onResponse: ({ status }) => {
      const last = own.sent.at(-1);
      if (last) last.status = status;
    },
  };
  return [list, approve, edit];
}
