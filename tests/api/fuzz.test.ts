import * as fc from 'fast-check';
import { coursesCollection } from '@padavu/domain/course/course';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { schoolDocument } from '@padavu/domain/school/school';
import { settingsCollection } from '@padavu/domain/user/security';
import { pagesCollection } from '@padavu/domain/site/stored-page';
import { categoriesCollection } from '@padavu/domain/course/category';
import { trashId } from '@padavu/domain/admin/trash';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, createAccount } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { apiDocument } from '../support/api-contract.ts';
import { requestsFor } from './support/requests.ts';
import { aCourse, aLesson, aCategory } from '../support/builders.ts';
import { auditIdOf, storeLesson } from '../support/content.ts';

// Calls of every kind, generated from the document, with the same seed each time. None may be answered with 5xx, and
// `api` checks each reply against the document. PADAVU_FUZZ_RUNS and PADAVU_FUZZ_SEED generate more and other calls
// (docs/decisions/107).
const seed = Number(process.env['PADAVU_FUZZ_SEED'] ?? 2025);
const numRuns = Number(process.env['PADAVU_FUZZ_RUNS'] ?? 30);
const timeout = 1000 * numRuns;

const calls = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

const base = Math.floor(Math.random() * 1e6) * 1000 + 3_000_000;
const ids = { courseId: base + 1, subcategoryId: base + 2, lessonId: base + 3 };
let account: string;
let deletion: string;
let trashed: string;
const settings = db.collection(settingsCollection).doc(schoolDocument);
let school: FirebaseFirestore.DocumentData | undefined;
let written: FirebaseFirestore.QueryDocumentSnapshot[] = [];

async function putPagesBack(): Promise<void> {
  await db.recursiveDelete(db.collection(pagesCollection));
  for (const page of written) await page.ref.set(page.data());
}
let tokens: { visitor: undefined; learner: string; admin: string };

const signIn = async () => {
  const [learner, admin] = await Promise.all([aLearner({ courseId: ids.courseId }), anAdmin()]);
  return { visitor: undefined, learner: learner.token, admin: admin.token };
};

beforeAll(async () => {
  const { courseId, subcategoryId, lessonId } = ids;
  await Promise.all([
    db.doc(`${coursesCollection}/${courseId}`).set(aCourse({ id: courseId, lessonIds: [lessonId] })),
    db.doc(`${categoriesCollection}/${subcategoryId}`).set(aCategory({ id: subcategoryId, courseId })),
    db.doc(`${lessonsCollection}/${lessonId}`).set(aLesson({ id: lessonId, courseId, subcategoryId })),
  ]);
  school = (await settings.get()).data();
  written = (await db.collection(pagesCollection).get()).docs;
  account = (await createAccount({ status: 'pending' })).uid;
  tokens = await signIn();
  const removed = await storeLesson({ courseId, subcategoryId });
  const path = `/lessons/subcategory/${subcategoryId}/lesson/${removed.id}`;
  trashed = trashId(lessonsCollection, String(removed.id));
  deletion = auditIdOf(await api('DELETE', path, { token: tokens.admin }));
});

const fuzzedCode = 'MADE-UP';
const made = new Set([`/course/courses/${ids.courseId}`]);

/** Deletes the courses, and restores settings and pages, so that other tests do not find them. */
afterAll(async () => {
  await putPagesBack();
  await (school ? settings.set(school) : settings.delete());
  await db.doc(`discounts/${fuzzedCode}`).delete();
  for (const path of made) await api('DELETE', path, { token: tokens.admin });
});

/** Existing ids for a call. Deletions get none, so that other calls still find the records. */
function knownTo(method: string, path: string): Record<string, unknown> {
  if (method === 'DELETE') return {};
  if (path === '/users/register') return { courseId: 1 };
  if (path.startsWith('/admin/audit')) return { id: deletion };
  if (path.startsWith('/admin/trash')) return { id: trashed };
  if (path.startsWith('/admin')) return { id: account };
  if (path.startsWith('/discounts')) return { code: fuzzedCode, courseId: 1 };
  if (path.startsWith('/pages')) return { id: 'about', page: 'about', version: 0 };
  return { ...ids, id: path.startsWith('/course') ? ids.courseId : ids.subcategoryId };
}

type Caller = keyof typeof tokens;
type Access = (typeof calls)[number]['operation']['x-access'];

const everyCaller: readonly Caller[] = ['visitor', 'learner', 'admin', 'admin'];
/** Callers of operations that refuse all others before they read a request (`authorise.test.ts`). */
const permitted: Partial<Record<Access, Caller>> = { learner: 'learner', staff: 'admin', admin: 'admin' };

/** Mostly callers who get past the check of their rights, because other requests show nothing of the operation. */
function callersOf(access: Access): fc.Arbitrary<Caller> {
  const anyone = fc.constantFrom(...everyCaller);
  const caller = permitted[access];
  if (caller === undefined) return anyone;
  return fc.oneof({ weight: 6, arbitrary: fc.constant(caller) }, { weight: 1, arbitrary: anyone });
}

const appCheckHeader = 'X-Firebase-AppCheck';

/** The number of calls of an operation: few if all of them are the same but for their caller. */
function runsOf({
  parameters,
  requestBody,
  'x-access': access,
}: (typeof calls)[number]['operation']): number {
  const hasInput = requestBody !== undefined || parameters.some(({ name }) => name !== appCheckHeader);
  if (!hasInput) return Math.ceil(numRuns / 5);
  return permitted[access] === undefined ? numRuns : Math.ceil(numRuns * 0.55);
}

const Created = z.object({ data: z.object({ id: z.int() }) });

describe('calls made up from the document', () => {
  it.each(calls)(
    '$method $path',
    async ({ method, path, operation }) => {
      // Signing out ends the session of the token.
      const callerTokens = path.endsWith('/logout') ? await signIn() : tokens;
      const requests = requestsFor(path, operation, knownTo(method, path));
      const holds = fc.asyncProperty(requests, callersOf(operation['x-access']), async (request, caller) => {
        const reply = await api(method, request.path, { ...request, token: callerTokens[caller] });
        expect(reply.status).toBeLessThan(500);
        const created = Created.safeParse(reply.body);
        if (path === '/course/courses' && created.success) made.add(`${path}/${created.data.data.id}`);
      });
      await fc.assert(holds, { seed, numRuns: runsOf(operation), endOnFailure: true });
    },
    timeout,
  );
});
