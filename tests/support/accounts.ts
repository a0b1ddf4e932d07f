import { randomUUID } from 'node:crypto';
import { Claims, claimsFor } from '@padavu/domain/user/claims';
import { usersCollection } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import { z } from 'zod';
import { auth, db } from './accounts-firebase.ts';
import { aUserRecord } from './builders.ts';

export const password = 'a good password';

export type Account = { uid: string; email: string; record: UserRecord };
export type SignedIn = Account & { token: string; refreshToken: string };

/** A word that nothing else in the store contains. */
export function uniqueWord(): string {
  return `w${randomUUID().replaceAll('-', '')}`;
}

export function uniqueEmail(): string {
  return `${uniqueWord()}@padavu.example`;
}

/** Creates an account as the API does: an Auth account, its document and the matching claims. */
export async function createAccount(overrides: Partial<UserRecord> = {}): Promise<Account> {
  const record = aUserRecord({ email: uniqueEmail(), paymentReference: uniqueWord(), ...overrides });
  const { email, name } = record;
  const { uid } = await auth.createUser({ email, password, displayName: name });
  await auth.setCustomUserClaims(uid, claimsFor(record));
  await db.collection(usersCollection).doc(uid).set(record);
  return { uid, email, record };
}

/** Calls Auth as a browser's SDK does, not through our API. */
export function callAuth(method: string, body: object): Promise<Response> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  return fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
}

/** Auth's response to a sign-in. */
export const AuthTokens = z.object({ idToken: z.string(), refreshToken: z.string() });

export async function signIn(account: Account): Promise<SignedIn> {
  const response = await callAuth('signInWithPassword', { email: account.email, password });
  const { idToken, refreshToken } = AuthTokens.parse(await response.json());
  return { ...account, token: idToken, refreshToken };
}

const signedIn = async (overrides: Partial<UserRecord>) => signIn(await createAccount(overrides));

export const anAdmin = (overrides: Partial<UserRecord> = {}) =>
  signedIn({ name: 'Rajan Pillai', role: 'admin', courseId: null, courseName: '', ...overrides });

/** A teacher of these courses, who is enrolled in none. */
export const aTeacher = (teaches: number[], overrides: Partial<UserRecord> = {}) =>
  signedIn({ name: 'Meera Nair', role: 'teacher', teaches, courseId: null, courseName: '', ...overrides });

export const aLearner = (overrides: Partial<UserRecord> = {}) => signedIn(overrides);

export const aPendingLearner = (overrides: Partial<UserRecord> = {}) =>
  signedIn({ status: 'pending', ...overrides });

export const anInactiveLearner = (overrides: Partial<UserRecord> = {}) =>
  signedIn({ status: 'inactive', ...overrides });

/** A person who has just signed in, for a service that the test calls without a request. */
export const callerOf = ({ uid }: Account) => ({ uid, signedInAt: new Date(), hasSecondFactor: false });

/** The claims that Auth stores for an account. */
export const claimsOf = async (uid: string) => Claims.parse((await auth.getUser(uid)).customClaims ?? {});

const Payload = z.looseObject({
  approved: z.boolean().optional(),
  admin: z.boolean().optional(),
  firebase: z.looseObject({}),
});

/** The claims of an ID token, which is not verified. */
export function readToken(token: string): z.infer<typeof Payload> {
  return Payload.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
}

/** The same token as after a sign-in with a second factor, which the Auth emulator does not support. */
export function withSecondFactor(token: string): string {
  const { firebase } = readToken(token);
  return withClaims(token, {
    firebase: { ...firebase, sign_in_second_factor: 'totp', second_factor_identifier: 'a-code' },
  });
}

/** The same token with other claims. The emulator's tokens are unsigned, so a changed one is accepted. */
function withClaims(token: string, changes: Record<string, unknown>): string {
  const [header, , signature] = token.split('.');
  const text = JSON.stringify({ ...readToken(token), ...changes });
  return [header, Buffer.from(text).toString('base64url'), signature].join('.');
}

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

/** The same token, issued a day ago and valid for an hour. */
export function expired(token: string): string {
  const yesterday = secondsAgo(24 * 60 * 60);
  return withClaims(token, { iat: yesterday, auth_time: yesterday, exp: yesterday + 60 * 60 });
}

/** The same token, renewed in a session that began that many hours ago. */
export function withSessionStart(hours: number, token: string): string {
  return withClaims(token, { signedInAt: secondsAgo(hours * 60 * 60) });
}

/** The same token with another name. People can change the name that Auth puts into their tokens. */
export function withName(name: string, token: string): string {
  return withClaims(token, { name });
}
