import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { type Claims, claimsFor, noClaims } from '@padavu/domain/user/claims';
import { limits } from '@padavu/domain/limits';
import type { UserRecord } from '@padavu/domain/user/user-record';
import { setLogLevel } from 'firebase/firestore';
import { aUserRecord } from '../../support/builders.ts';

// These tests expect refusals, and the SDK would print each of them.
setLogLevel('silent');

/** The rules that are deployed. */
export const rulesText = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

/** In seconds since the epoch, like the times in tokens. */
const now = Math.floor(Date.now() / 1000);
const minute = 60;
const hour = 60 * minute;
const momentOf = (seconds: number) => new Date(seconds * 1000);

/** Claims of a token. `auth_time` is the sign-in; in a renewed token `signedInAt` is when the session began. */
type Token = Claims & {
  auth_time: number;
  signedInAt?: number;
  secondFactor?: boolean;
  firebase?: { sign_in_provider: 'password'; sign_in_second_factor?: string };
};

/** A signed-in person's token and stored document; `stored` is `undefined` for a deleted account. */
type Account = { token: Token; stored: object | undefined };

/** An account whose token agrees with its document, from a sign-in `age` seconds ago. */
function current(record: Partial<UserRecord> = {}, age = minute): Account {
  const stored = aUserRecord(record);
  return { token: { ...claimsFor(stored), auth_time: now - age }, stored };
}

/** An account that was changed after its token was issued; without `changes` it was deleted. */
function stale({ token, stored }: Account, changes: object | undefined): Account {
  return { token, stored: changes && { ...stored, ...changes } };
}

const learner = current();
const admin = current({ role: 'admin', courseId: null }, limits.adminSession.hours * hour - 30 * minute);

const requiredSecondFactor = stale(admin, { secondFactorRequired: true });

const longAgo = limits.adminSession.hours * hour + minute;

const teacher = current({ role: 'teacher', teaches: [1, 3], courseId: null });

/** Accounts that lost their rights after the sign-in, one for each way to lose them. `kind` ends their names. */
function withoutRights<Kind extends string>(kind: Kind, before: Account) {
  const changesByName = {
    deactivated: { status: 'inactive' },
    held: { status: 'pending' },
    deleted: undefined,
    leaving: { deletionBegan: momentOf(now) },
    // In the same second as the sign-in.
    signedOut: { signedOutAt: momentOf(before.token.auth_time + 0.4) },
    oddlySignedOut: { signedOutAt: 'yesterday' },
    withoutStatus: { status: null },
  } as const;
  type Name = `${keyof typeof changesByName}${Kind}`;
  const entries = Object.entries(changesByName).map(([name, changes]) => [
    `${name}${kind}`,
    stale(before, changes),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from the very keys that the type names
  return Object.fromEntries(entries) as Record<Name, Account>;
}

/** Everyone who is signed in, by uid. */
const signedIn = {
  newcomer: { token: { ...noClaims, auth_time: now }, stored: undefined },
  pending: current({ status: 'pending' }),
  learner,
  // Ended every session, and signed in again within a second.
  otherLearner: current({ signedOutAt: momentOf(now - minute - 0.1) }),
  learnerElsewhere: current({ courseId: 2 }),
  learnerOfADraft: current({ courseId: 3 }),
  inactive: current({ status: 'inactive' }),
  admin,
  ...withoutRights('Learner', learner),
  movedLearner: stale(learner, { courseId: 2 }),
  ...withoutRights('Admin', admin),
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
  teacherElsewhere: current({ role: 'teacher', teaches: [2], courseId: null }),
  deactivatedTeacher: stale(teacher, { status: 'inactive' }),
  signedOutTeacher: stale(teacher, { signedOutAt: momentOf(now) }),
  dismissedTeacher: stale(teacher, { role: 'user' }),
  oddTeacher: stale(teacher, { teaches: 'all' }),
  teacherWithoutSecondFactor: stale(teacher, { secondFactorRequired: true }),
  teacherSinceYesterday: current({ role: 'teacher', teaches: [1, 3], courseId: null }, longAgo),
  adminSinceYesterday: current({ role: 'admin', courseId: null }, longAgo),
  adminRenewedSinceYesterday: {
    ...admin,
    token: { ...admin.token, auth_time: now, signedInAt: now - longAgo },
  },
} satisfies Record<string, Account>;

const day = 24 * hour;

/** A learner of a course with a pace, who started `age` seconds ago. */
const paced = (courseId: number, age: number, overrides: Partial<UserRecord> = {}): Account =>
  current({ courseId, pacing: 1, startsAt: momentOf(now - age), ...overrides });

/** Learners of courses 4 (opens a day each day), 5 (on dates) and 6 (by progress), for the tests of the pace alone. */
const atAPace = {
  inTheSecondDay: paced(4, day + hour),
  beforeTheStart: paced(4, -hour),
  openedByHand: paced(4, -hour, { openThrough: 2 }),
  fromBeforeThePace: current({ courseId: 4 }),
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

/**
 * Everyone whom the rules distinguish, except by the pace of a course. A newcomer is signed in, but has neither a
 * document nor claims yet.
 */
export const everyone = ['anonymous', ...names] as const;
export type Person = (typeof everyone)[number] | (typeof learnersAtAPace)[number];

/**
 * Starts a separate project in the running emulator (`FIRESTORE_EMULATOR_HOST`), so that clearing it keeps the data
 * of other suites.
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

/** Returns a function that gives each person's Firestore, and creates it on first use. */
export function storesOf(environment: RulesTestEnvironment) {
  const stores = new Map<Person, ReturnType<RulesTestContext['firestore']>>();
  return (person: Person) => {
    const store = stores.get(person) ?? contextOf(environment, person).firestore();
    stores.set(person, store);
    return store;
  };
}
