import { setTimeout as wait } from 'node:timers/promises';
import { auditCollection } from '@padavu/domain/admin/audit';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { noProgress, Progress, progressPath } from '@padavu/domain/learning/progress';
import { usersCollection } from '@padavu/domain/user/user';
import { UserStatsEntry, sumOf, userStatsChanges, userStatsPath } from '@padavu/domain/user/user-stats';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { readDocument } from '../../functions/src/data/store/documents.ts';
import { interruption } from '../../scripts/command.ts';
import { auth, db } from '../../tests/support/accounts-firebase.ts';
import { atMost, type Figure } from '../figures.ts';
import type { Approvals, Edits, Marks, Registrations } from './school.ts';

// Compares the store with the response to every call. A call without a response may have had its effect or not, but not
// a part of it, and not twice.

/** The number of documents of one read. */
const batchSize = 500;

async function documentsAt(refs: readonly DocumentReference[]): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for (let from = 0; from < refs.length; from += batchSize) {
    found.push(...(await db.getAll(...refs.slice(from, from + batchSize))));
  }
  return found;
}

async function addressesInAuth(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let next: string | undefined = undefined, more = true; more;) {
    const page: Awaited<ReturnType<typeof auth.listUsers>> = await auth.listUsers(1000, next);
    for (const { uid, email } of page.users) if (email !== undefined) found.set(email, uid);
    next = page.pageToken;
    more = next !== undefined;
  }
  return found;
}

const none = (name: string, value: number): Figure => atMost(name, value, '', 0);
const countOf = <T>(all: Iterable<T>, passes: (one: T) => boolean) => [...all].filter(passes).length;

export async function registrationFigures(registrations: Registrations): Promise<Figure[]> {
  const { docs } = await db.collection(usersCollection).select('email', 'paymentReference').get();
  const byEmail = Map.groupBy(docs, (document) => String(document.get('email')));
  const inAuth = await addressesInAuth();
  const all = [...registrations].map(([email, sent]) => {
    const stored = byEmail.get(email) ?? [];
    const { status, id } = sent;
    return { status, id, stored, uid: stored[0]?.id, account: inAuth.get(email) };
  });
  const references = all.flatMap(({ stored }) => stored.map((one) => String(one.get('paymentReference'))));
  return [
    none(
      'registrations lost',
      countOf(all, ({ status, id, uid, account }) => status === 201 && (uid !== id || account !== id)),
    ),
    none(
      'registrations stored twice',
      countOf(all, ({ stored }) => stored.length > 1),
    ),
    none(
      'registrations refused and stored all the same',
      countOf(all, ({ status = 0, stored }) => status >= 400 && stored.length > 0),
    ),
    none(
      'registrations half made',
      countOf(all, ({ uid, account }) => uid !== account),
    ),
    none('payment references given twice', references.length - new Set(references).size),
  ];
}

async function entriesOf(action: string): Promise<Map<string, number>> {
  const { docs } = await db.collection(auditCollection).where('action', '==', action).get();
  const byTarget = Map.groupBy(docs, (document) => String(document.get('target.id')));
  return new Map([...byTarget].map(([id, entries]) => [id, entries.length]));
}

export async function approvalFigures(approvals: Approvals): Promise<Figure[]> {
  const uids = [...approvals.keys()];
  const entries = await entriesOf('user.approve');
  const users = await documentsAt(uids.map((uid) => db.collection(usersCollection).doc(uid)));
  const all = uids.map((uid, index) => ({
    answered: approvals.get(uid)?.status,
    isApproved: users[index]?.get('status') === 'approved',
    entries: entries.get(uid) ?? 0,
  }));
  return [
    none(
      'approvals lost',
      countOf(all, ({ answered, isApproved }) => answered === 200 && !isApproved),
    ),
    none(
      'approvals without one audit entry each',
      countOf(all, (one) => one.entries !== (one.isApproved ? 1 : 0)),
    ),
  ];
}

export async function editFigures(edits: readonly Edits[]): Promise<Figure[]> {
  const entries = await entriesOf('lesson.update');
  const lessons = await documentsAt(edits.map(({ lessonId }) => db.doc(`${lessonsCollection}/${lessonId}`)));
  const all = edits.map(({ lessonId, sent }, index) => {
    const lastTaken = sent.findLastIndex(({ status }) => status === 200);
    const possible = sent.slice(Math.max(lastTaken, 0)).filter(({ status = 200 }) => status === 200);
    const title = String(lessons[index]?.get('title'));
    const taken = countOf(sent, ({ status }) => status === 200);
    const unknown = countOf(sent, ({ status }) => status === undefined);
    const recorded = entries.get(String(lessonId)) ?? 0;
    return {
      isKept: taken === 0 || possible.some((edit) => edit.title === title),
      isRecorded: recorded >= taken && recorded <= taken + unknown,
    };
  });
  return [
    none(
      'edits lost',
      countOf(all, ({ isKept }) => !isKept),
    ),
    none(
      'lessons with audit entries too few or too many',
      countOf(all, ({ isRecorded }) => !isRecorded),
    ),
  ];
}

export async function progressFigures(marks: readonly Marks[]): Promise<Figure[]> {
  const documents = await documentsAt(marks.map(({ uid, courseId }) => db.doc(progressPath(uid, courseId))));
  let [lost, foreign] = [0, 0];
  for (const [index, { taken, unknown }] of marks.entries()) {
    const { lessons } = readDocument(Progress, documents[index]) ?? noProgress;
    for (const [id, at] of taken) {
      const mark = lessons[id];
      const isKept = mark?.complete === true && (mark.at.getTime() === at || unknown.has(id));
      if (!isKept) lost += 1;
    }
    foreign += countOf(Object.keys(lessons).map(Number), (id) => !taken.has(id) && !unknown.has(id));
  }
  return [none('marks of progress lost', lost), none('marks that no call had sent', foreign)];
}

/**
 * Waits until the counts of accounts, which triggers keep, are those of the accounts themselves.
 * @returns the seconds, and how many accounts are counted wrongly by then; it gives up after `longest` seconds
 */
export async function waitUntilCounted(longest: number): Promise<{ seconds: number; wrong: number }> {
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  for (;;) {
    interruption.throwIfAborted();
    const wrong = await countWrong();
    if (wrong === 0 || elapsed() > longest) return { seconds: elapsed(), wrong };
    await wait(1000, undefined, { signal: interruption });
  }
}

async function countWrong(): Promise<number> {
  const users = await db.collection(usersCollection).select('role', 'status', 'courseId').get();
  const changes = users.docs.flatMap((one) => userStatsChanges(undefined, UserStatsEntry.parse(one.data())));
  const actual = numbersIn(sumOf(changes) ?? {});
  const stored = numbersIn((await db.doc(userStatsPath).get()).data() ?? {});
  const keys = [...new Set([...actual.keys(), ...stored.keys()])];
  const differences = keys.map((key) => Math.abs((actual.get(key) ?? 0) - (stored.get(key) ?? 0)));
  return Math.max(0, ...differences);
}

/** All numbers of a nested object, by their paths. */
function numbersIn(value: object, above = '', found = new Map<string, number>()): Map<string, number> {
  const entries: [string, unknown][] = Object.entries(value);
  for (const [key, inner] of entries) {
    if (typeof inner === 'number') found.set(`${above}${key}`, inner);
    else if (typeof inner === 'object' && inner !== null) numbersIn(inner, `${above}${key}.`, found);
  }
  return found;
}
