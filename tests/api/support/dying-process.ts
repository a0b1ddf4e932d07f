import { auditData } from '../../../functions/src/data/admin/audit.ts';
import { contentRestorationData } from '../../../functions/src/data/course/content-restoration.ts';
import { discountsData } from '../../../functions/src/data/payment/discounts.ts';
import { lessonCountsData } from '../../../functions/src/data/course/lesson-counts.ts';
import { onceData } from '../../../functions/src/data/store/once.ts';
import { pagesData } from '../../../functions/src/data/site/pages.ts';
import { schoolData } from '../../../functions/src/data/school/school.ts';
import { slugsData } from '../../../functions/src/data/course/slugs.ts';
import { transactions } from '../../../functions/src/data/store/transactions.ts';
import { trashData } from '../../../functions/src/data/admin/trash.ts';
import { undoingData } from '../../../functions/src/data/admin/undoing.ts';
import { identityClient } from '../../../functions/src/identity/identity.ts';
import { services } from '../../../functions/src/services.ts';
import { auth, db } from '../../support/accounts-firebase.ts';

/** Reads a member of an object; a method stays bound to the object. */
export function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target);
  return typeof value === 'function'
    ? (...args: unknown[]): unknown => Reflect.apply(value, target, args)
    : value;
}

export class Died extends Error {}

/** Whether work completed before its process died. @throws any other error of the work */
export async function survives(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Died) return false;
    throw error;
  }
}

/**
 * The dependencies of services for content, in a simulated process that dies before its nth transaction. A process
 * that never reaches its nth transaction survives. Its clock is wrong by `clockError` milliseconds.
 */
export function processThatDiesAt(nth: number, clockError = 0) {
  let count = 0;
  const now = () => new Date(Date.now() + clockError);
  const runTransaction: typeof db.runTransaction = (work, options) => {
    count += 1;
    return count === nth ? Promise.reject(new Died()) : db.runTransaction(work, options);
  };
  const dyingDb = { collection: (path: string) => db.collection(path), runTransaction };
  const store = { db, now, ...transactions({ db: dyingDb }) };
  return {
    ...store,
    audit: auditData(store),
    once: onceData(store),
    lessonCounts: lessonCountsData(store),
    slugs: slugsData(store),
    trash: trashData(store),
  };
}

/** The undo service in a simulated process that dies before its nth transaction. */
export function undoingThatDiesAt(nth: number) {
  const process = processThatDiesAt(nth);
  const contentRestoration = contentRestorationData(process);
  const school = schoolData(process);
  return undoingData({
    ...process,
    contentRestoration,
    discounts: discountsData({ ...process, once: onceData(process), school }),
    pages: pagesData(process),
    school,
  });
}

/**
 * All services in a simulated process that dies for good before its nth step. A step is a transaction or a call of
 * Auth, and with `countsWrites` also a write of a document outside of a transaction. `now` is the process's clock.
 */
export function servicesThatDieAt(nth: number, now = () => new Date(), { countsWrites = false } = {}) {
  let count = 0;
  const isDead = () => {
    count += 1;
    return count >= nth;
  };
  const countingSteps = <T extends object>(target: T, isStep: (name: string) => boolean): T =>
    new Proxy(target, {
      get(_target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown =>
          isStep(String(name)) && isDead()
            ? Promise.reject(new Died())
            : (Reflect.apply(value, target, args) as unknown);
      },
    });
  const withWritesAsSteps = (store: typeof db): typeof db => {
    if (!countsWrites) return store;
    const collection = (path: string) => {
      const reference = store.collection(path);
      const doc = (...id: [string]) => {
        const ref = reference.doc(...id);
        for (const write of ['create', 'set', 'update', 'delete'] as const) {
          const method = countingSteps(ref, (name) => name === write)[write];
          Object.defineProperty(ref, write, { value: method });
        }
        return ref;
      };
      return new Proxy(reference, {
        get: (target, name): unknown => (name === 'doc' ? doc : bound(target, name)),
      });
    };
    return new Proxy(store, {
      get: (target, name): unknown => (name === 'collection' ? collection : bound(target, name)),
    });
  };
  return services({
    db: withWritesAsSteps(
      countingSteps(db, (name) => name === 'runTransaction' || name === 'recursiveDelete'),
    ),
    auth: countingSteps(auth, () => true),
    identity: identityClient({ apiKey: () => 'demo', emulatorHost: undefined }),
    published: { read: () => Promise.reject(new Error('Nothing is published here')) },
    now,
  });
}

/** Runs the schedule that finishes interrupted work on accounts, with a clock that many minutes ahead. */
export function sweepIn(minutes: number) {
  const later = () => new Date(Date.now() + minutes * 60_000);
  return servicesThatDieAt(Infinity, later).userTrash.sweep();
}
