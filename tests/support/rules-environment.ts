import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { type Claims, claimsFor, noClaims } from '@padavu/domain/claims';
import { limits } from '@padavu/domain/limits';
import type { UserRecord } from '@padavu/domain/user-record';
import { setLogLevel } from 'firebase/firestore';
import { aUserRecord } from './builders.ts';

// Refusals are what these tests are about; the SDK would print every one of them.
setLogLevel('silent');

/** The rules that are deployed. */
export const rulesText = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** Seconds, as tokens have moments. */
const now = Math.floor(Date.now() / 1000);
const minute = 60;
const hour = 60 * minute;
const momentOf = (seconds: number) => new Date(seconds * 1000);

/** Claims as tokens have them, and when the session began; `signedInAt` in a token that was made for a session. */
type Token = Claims & {
  auth_time: number;
  signedInAt?: number;
  secondFactor?: boolean;
  firebase?: { sign_in_provider: 'password'; sign_in_second_factor?: string };
};

/** Somebody who is signed in, and what is stored of the account; `undefined` for an account that is gone. */
type Account = { token: Token; stored: object | undefined };

/** A token whose claims say what is stored, of a sign-in so many seconds ago. */
function sound(record: Partial<UserRecord> = {}, age = minute): Account {
  const stored = aUserRecord(record);
  return { token: { ...claimsFor(stored), auth_time: now - age }, stored };
}

/** Somebody with a token from before: the account was changed afterwards. */
function stale({ token, stored }: Account, changed: object | undefined): Account {
  return { token, stored: changed && { ...stored, ...changed } };
}

const learner = sound();
const admin = sound({ role: 'admin', courseId: null }, limits.adminSession.hours * hour - 30 * minute);

const requiredSecondFactor = stale(admin, { secondFactorRequired: true });

const longAgo = limits.adminSession.hours * hour + minute;

const teacher = sound({ role: 'teacher', teaches: [1, 3], courseId: null });

/** What took an account its rights, for learners and for administrators alike. */
function losers<Kind extends string>(kind: Kind, before: Account) {
  const lost = {
    deactivated: { status: 'inactive' },
    held: { status: 'pending' },
    deleted: undefined,
    leaving: { deletionBegan: momentOf(now) },
    // In the very second of the sign-in.
    signedOut: { signedOutAt: momentOf(before.token.auth_time + 0.4) },
    oddlySignedOut: { signedOutAt: 'yesterday' },
    withoutStatus: { status: null },
  } as const;
  type Name = `${keyof typeof lost}${Kind}`;
  const entries = Object.entries(lost).map(([how, changed]) => [`${how}${kind}`, stale(before, changed)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from the very keys that the type names
  return Object.fromEntries(entries) as Record<Name, Account>;
}

/** Everyone who is signed in, by uid. */
const signedIn = {
  newcomer: { token: { ...noClaims, auth_time: now }, stored: undefined },
  pending: sound({ status: 'pending' }),
  learner,
  // Signed out everywhere once, and in again in the next second.
  otherLearner: sound({ signedOutAt: momentOf(now - minute - 0.1) }),
  learnerElsewhere: sound({ courseId: 2 }),
  learnerOfADraft: sound({ courseId: 3 }),
  inactive: sound({ status: 'inactive' }),
  admin,
  ...losers('Learner', learner),
  movedLearner: stale(learner, { courseId: 2 }),
  ...losers('Admin', admin),
  demotedAdmin: stale(admin, { role: 'user' }),
  oddAdmin: stale(admin, { role: ['admin'] }),
  adminWithoutSecondFactor: requiredSecondFactor,
  adminWithOddRequirement: stale(admin, { secondFactorRequired: 'no' }),
  adminWithSecondFactor: {
    ...requiredSecondFactor,
    token: {
      ...admin.token,
      firebase: { sign_in_provider: 'password', sign_in_second_factor: 'totp' },
    },
  },
  adminRenewedWithSecondFactor: {
    ...requiredSecondFactor,
    token: { ...admin.token, secondFactor: true },
  },
  teacher,
  teacherElsewhere: sound({ role: 'teacher', teaches: [2], courseId: null }),
  deactivatedTeacher: stale(teacher, { status: 'inactive' }),
  signedOutTeacher: stale(teacher, { signedOutAt: momentOf(now) }),
  dismissedTeacher: stale(teacher, { role: 'user' }),
  oddTeacher: stale(teacher, { teaches: 'all' }),
  teacherWithoutSecondFactor: stale(teacher, { secondFactorRequired: true }),
  teacherSinceYesterday: sound({ role: 'teacher', teaches: [1, 3], courseId: null }, longAgo),
  adminSinceYesterday: sound({ role: 'admin', courseId: null }, longAgo),
  adminRenewedSinceYesterday: {
    ...admin,
    token: { ...admin.token, auth_time: now, signedInAt: now - longAgo },
  },
} satisfies Record<string, Account>;

const day = 24 * hour;

/** A learner of a course whose days open one after the other, since so many seconds. */
const paced = (courseId: number, age: number, others: Partial<UserRecord> = {}): Account =>
  sound({ courseId, pacing: 1, startsAt: momentOf(now - age), ...others });

/** Learners of courses 4 (a day each day), 5 (dates) and 6 (progress): they try what is about the pace alone. */
const atAPace = {
  inTheSecondDay: paced(4, day + hour),
  beforeTheStart: paced(4, -hour),
  openedByHand: paced(4, -hour, { openThrough: 2 }),
  fromBeforeThePace: sound({ courseId: 4 }),
  byDates: paced(5, 9 * day),
  byProgress: paced(6, 9 * day),
  farByProgress: paced(6, day, { openThrough: 2 }),
} satisfies Record<string, Account>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the object has these keys and no others
const names = Object.keys(signedIn) as (keyof typeof signedIn)[];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the object has these keys and no others
export const learnersAtAPace = Object.keys(atAPace) as (keyof typeof atAPace)[];

const accounts = { ...signedIn, ...atAPace };

/** Every user document that is stored, by uid. */
export const storedAccounts = Object.fromEntries(
  [...names, ...learnersAtAPace].flatMap((uid) => {
    const { stored } = accounts[uid];
    return stored ? [[uid, stored] as const] : [];
  }),
);

/** Everyone the rules tell apart, but by the pace of a course. A newcomer is signed in, but has neither a document nor claims yet. */
export const everyone = ['anonymous', ...names] as const;
export type Person = (typeof everyone)[number] | (typeof learnersAtAPace)[number];

/**
 * A project of its own in the running emulator (`FIRESTORE_EMULATOR_HOST`), so that clearing it leaves the data of other
 * suites alone.
 */
export function startRulesEnvironment(projectId: string, rules = rulesText): Promise<RulesTestEnvironment> {
  const [host, port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  if (!host || !port) throw new Error('FIRESTORE_EMULATOR_HOST does not name an emulator (host:port).');
  return initializeTestEnvironment({ projectId, firestore: { host, port: Number(port), rules } });
}

/** A fresh context of `person`. */
export function contextOf(environment: RulesTestEnvironment, person: Person): RulesTestContext {
  if (person === 'anonymous') return environment.unauthenticatedContext();
  return environment.authenticatedContext(person, accounts[person].token);
}

/** One store for each person who is asked for, made at the first question. */
export function storesOf(environment: RulesTestEnvironment) {
  const stores = new Map<Person, ReturnType<RulesTestContext['firestore']>>();
  return (person: Person) => {
    const store = stores.get(person) ?? contextOf(environment, person).firestore();
    stores.set(person, store);
    return store;
  };
}
