import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { coursesCollection } from '@padavu/domain/course/course';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { progressPath } from '@padavu/domain/learning/progress';
import { RegistrationReceipt } from '@padavu/domain/user/registration-input';
import { dataReply } from '@padavu/domain/api/reply';
import { categoriesCollection } from '@padavu/domain/course/category';
import { usersCollection } from '@padavu/domain/user/user';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { withContext, type RequestContext } from '../../functions/src/request-context.ts';
import { syncAccount, syncProgress } from '../../functions/src/triggers/document-events.ts';
import { schedules as schedulesOf } from '../../functions/src/triggers/schedules.ts';
import { demoPassword } from '../../scripts/seed/people.ts';
import { call, type ApiRequest } from '../api/client.ts';
import { countUsers, fillUsers, makeAccount } from '../api/people.ts';
import { makeServices, serveApi } from '../api/server.ts';
import { Tally, type Operations } from './operations.ts';
import { scheduleNames, type Schedule } from './usage.ts';

// Measures what each operation costs the store and the functions: the API and the triggers run in this process, against
// the emulators of Firestore and Auth.

export type Measurements = Record<
  'register' | 'accountNew' | 'approve' | 'accountApproved' | 'signIn',
  Operations
> &
  Record<'completion' | 'position', Operations> & {
    /** A run of each schedule: its fixed cost (`once`), and the cost of each account (`each`). */
    schedules: { name: Schedule; once: Operations; each: Operations }[];
    /**
     * The documents that a lesson's page reads: account, course, progress twice, and the content of the course
     * (bench:learn).
     */
    lessonDocuments: number;
    /** KiB of the store's responses to a learner's page, by gzip. */
    responses: Record<'account' | 'course' | 'progress' | 'content', number>;
  };

const demoCourse = 1;
/** The schedules are measured with each of these numbers of accounts; the difference is the cost of the accounts. */
const [few, many] = [500, 1500];

const newContext = (): RequestContext => ({ id: randomUUID(), reads: 0, counts: 0, showsReads: false });

const person = (address: string) => ({
  name: 'Anjali Menon',
  email: address,
  password: demoPassword,
  courseId: 1,
});

export async function measureOperations(db: Firestore, auth: Auth, projectId: string): Promise<Measurements> {
  const tally = new Tally(db);
  const appServices = makeServices(db, auth);
  using api = await serveApi(db, auth);

  /** Measures an operation without a request: a trigger or a schedule. */
  const measureFunction = (work: () => Promise<unknown>): Promise<Operations> =>
    tally.measure(async () => {
      const context = newContext();
      await new Promise<void>((resolve, reject) => {
        withContext(context, () => void work().then(() => resolve(), reject));
      });
      return { reads: context.reads + context.counts, bytes: 0 };
    });

  const measureCall = async (request: ApiRequest): Promise<{ operations: Operations; body: string }> => {
    let body = '';
    const operations = await tally.measure(async () => {
      const reply = await call(api.origin, request);
      if (reply.status >= 300) throw new Error(`${request.path} answered ${reply.status}: ${reply.body}`);
      ({ body } = reply);
      return { reads: reply.reads, bytes: gzipSync(reply.body).length };
    });
    return { operations, body };
  };

  /** Measures a trigger on a document after `work` has written it. */
  const measureTrigger = async (
    ref: DocumentReference,
    work: () => Promise<unknown>,
    trigger: (data: { before: DocumentSnapshot; after: DocumentSnapshot }) => Promise<void>,
  ): Promise<Operations> => {
    const before = await ref.get();
    await work();
    const after = await ref.get();
    return measureFunction(() => trigger({ before, after }));
  };

  const admin = await makeAccount(db, auth, { email: 'admin@costs.example', role: 'admin', courseId: null });
  const { email, password } = admin;
  const signedIn = await call(api.origin, {
    method: 'POST',
    path: '/admin/login',
    body: { email, password },
  });
  const { token } = z.object({ token: z.string() }).parse(JSON.parse(signedIn.body));

  // The first call of a kind compiles its code, so its time is not measured.
  await measureCall({ method: 'POST', path: '/users/register', body: person('first@costs.example') });
  const registered = await measureCall({
    method: 'POST',
    path: '/users/register',
    body: person('second@costs.example'),
  });
  if (registered.operations.writes < 2) throw new Error('The writes of a registration were not seen');
  const { id: uid } = dataReply(RegistrationReceipt).parse(JSON.parse(registered.body)).data;
  const user = db.collection(usersCollection).doc(uid);
  const missing = await db.collection(usersCollection).doc(randomUUID()).get();
  const account = syncAccount(appServices);
  const accountNew = await measureFunction(async () =>
    account({ params: { uid }, data: { before: missing, after: await user.get() } }),
  );
  let approve = registered.operations;
  const accountApproved = await measureTrigger(
    user,
    async () => {
      const path = `/admin/users/${uid}/approve`;
      approve = (await measureCall({ method: 'PUT', path, token, body: {} })).operations;
    },
    (data) => account({ params: { uid }, data }),
  );
  const signIn = await measureCall({
    method: 'POST',
    path: '/users/login',
    body: { email: 'second@costs.example', password: demoPassword },
  });

  const progress = db.doc(progressPath(uid, demoCourse));
  const lastOpened = { lastLessonId: 1, lastSubcategoryId: 1, lastAt: new Date() };
  const mark = { complete: true, at: new Date() };
  const params = { uid, courseId: String(demoCourse) };
  const sync = syncProgress(appServices);
  const completion = await measureTrigger(
    progress,
    () => progress.set({ ...lastOpened, lessons: { 1: mark } }),
    (data) => sync({ params, data }),
  );
  const position = await measureTrigger(
    progress,
    () => progress.set({ ...lastOpened, lessons: { 1: { ...mark, position: 60 } } }),
    (data) => sync({ params, data }),
  );

  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const jobs: Record<Schedule, () => Promise<void>> = schedulesOf({ ...appServices, log });
  /** Runs each schedule once with `size` accounts. */
  const runsWith = async (size: number): Promise<Operations[]> => {
    await fillUsers(db, size);
    await countUsers(db);
    // No trigger has counted these accounts, so the first check repairs the totals. The measured one finds them right.
    await measureFunction(jobs.counts);
    const runs: Operations[] = [];
    for (const name of scheduleNames) runs.push(await measureFunction(jobs[name]));
    return runs;
  };
  const [small, large] = [await runsWith(few), await runsWith(many)];
  const schedules = scheduleNames.flatMap((name, index) => {
    const [one, other] = [small[index], large[index]];
    return one && other ? [{ name, ...tally.growth(one, other, [few, many]) }] : [];
  });

  return {
    register: registered.operations,
    accountNew,
    approve,
    accountApproved,
    signIn: signIn.operations,
    completion,
    position,
    schedules,
    lessonDocuments: 4 + (await countContent(db)),
    responses: await responseSizes(projectId, uid),
  };
}

/** The number of categories and lessons of the demo's course. */
async function countContent(db: Firestore): Promise<number> {
  const counts = [categoriesCollection, lessonsCollection].map((collection) =>
    db.collection(collection).where('courseId', '==', demoCourse).count().get(),
  );
  return (await Promise.all(counts)).reduce((sum, counted) => sum + counted.data().count, 0);
}

/** The sizes of the store's responses to a learner's page, as a browser receives them. */
async function responseSizes(projectId: string, uid: string): Promise<Measurements['responses']> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const ask = async (method: string, query: object): Promise<number> => {
    const response = await fetch(
      `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}/v1/${root}:${method}`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify(query),
      },
    );
    if (!response.ok) throw new Error(`The store answered ${response.status}`);
    return gzipSync(await response.text()).length / 1024;
  };
  const one = (path: string) => ask('batchGet', { documents: [`${root}/${path}`] });
  const all = (collectionId: string) => {
    const value = { integerValue: String(demoCourse) };
    const where = { fieldFilter: { field: { fieldPath: 'courseId' }, op: 'EQUAL', value } };
    return ask('runQuery', { structuredQuery: { from: [{ collectionId }], where } });
  };
  return {
    account: await one(`${usersCollection}/${uid}`),
    course: await one(`${coursesCollection}/${demoCourse}`),
    progress: await one(progressPath(uid, demoCourse)),
    content: (await all(categoriesCollection)) + (await all(lessonsCollection)),
  };
}
