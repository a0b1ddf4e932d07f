import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { claimsFor } from '@padavu/domain/claims';
import { usersCollection, type UserRecord } from '@padavu/domain/user';
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

/** An account as the API leaves one: an Auth account, its document, and claims that follow it. */
export async function createAccount(overrides: Partial<UserRecord> = {}): Promise<Account> {
  const record = aUserRecord({ email: uniqueEmail(), paymentReference: uniqueWord(), ...overrides });
  const { email, name } = record;
  const { uid } = await auth.createUser({ email, password, displayName: name });
  await auth.setCustomUserClaims(uid, claimsFor(record));
  await db.collection(usersCollection).doc(uid).set(record);
  return { uid, email, record };
}

const Session = z.object({ idToken: z.string(), refreshToken: z.string() });

/** Signs in as a browser's SDK does, not through our API. */
export async function signIn(account: Account): Promise<SignedIn> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: account.email, password, returnSecureToken: true }),
    },
  );
  const { idToken, refreshToken } = Session.parse(await response.json());
  return { ...account, token: idToken, refreshToken };
}

const signedIn = async (overrides: Partial<UserRecord>) => signIn(await createAccount(overrides));

export const anAdmin = (overrides: Partial<UserRecord> = {}) =>
  signedIn({ name: 'Rajan Pillai', role: 'admin', courseId: null, courseName: '', ...overrides });

export const aLearner = (overrides: Partial<UserRecord> = {}) => signedIn({ ...overrides });

export const aPendingLearner = (overrides: Partial<UserRecord> = {}) =>
  signedIn({ status: 'pending', ...overrides });

export const anInactiveLearner = (overrides: Partial<UserRecord> = {}) =>
  signedIn({ status: 'inactive', ...overrides });

/** Revocation knows whole seconds: what was made in the same second survives it. */
export async function untilTheNextSecond(): Promise<void> {
  const next = (Math.floor(Date.now() / 1000) + 1) * 1000;
  while (Date.now() < next) await setTimeout(next - Date.now());
}

const Payload = z.object({
  approved: z.boolean().optional(),
  admin: z.boolean().optional(),
});

/** What an ID token says, unchecked. */
export function readToken(token: string): z.infer<typeof Payload> {
  return Payload.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
}

/** The same token a day later. The emulator signs none, so a changed one is as good as any. */
export function expired(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const yesterday = Math.floor(Date.now() / 1000) - 24 * 60 * 60;
  const old = JSON.stringify({ ...claims, iat: yesterday, auth_time: yesterday, exp: yesterday + 60 * 60 });
  return [header, Buffer.from(old).toString('base64url'), signature].join('.');
}
