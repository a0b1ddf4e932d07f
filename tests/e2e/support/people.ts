import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { login } from '@padavu/domain/user/account-messages.ml';
import { messageFor } from '@padavu/domain/messages';
import { makePaymentReference } from '@padavu/domain/payment/payment-reference';
import type { UserRecord } from '@padavu/domain/user/user-record';
import * as signingIn from '../../../web/src/features/session/texts.ml.ts';
import {
  createAccount,
  password,
  signIn as requestTokens,
  uniqueWord,
  type Account,
} from '../../support/accounts.ts';

/** A name that nobody else in the store has. */
export function uniqueName(first = 'Anjali'): string {
  return `${first} ${uniqueWord().slice(0, 10)}`;
}

/** Creates an account: an approved learner of course 1 with a unique name. */
export const aLearner = (overrides: Partial<UserRecord> = {}): Promise<Account> =>
  createAccount({ name: uniqueName(), paymentReference: makePaymentReference(randomInt), ...overrides });

export const aPendingPerson = (overrides: Partial<UserRecord> = {}): Promise<Account> =>
  aLearner({ status: 'pending', ...overrides });

export const anAdministrator = (): Promise<Account> =>
  aLearner({ name: uniqueName('Rajan'), role: 'admin', courseId: null, courseName: '' });

/** Fills and submits the sign-in form of the page, either that of learners or that of administrators. */
export async function enterCredentials(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: /Sign In$/ }).click();
}

/** Fills and submits the sign-in form in Malayalam. */
export async function enterCredentialsInMalayalam(
  page: Page,
  email: string,
  secret = password,
): Promise<void> {
  await page.getByLabel(signingIn.email, { exact: true }).fill(email);
  await page.getByLabel(signingIn.password, { exact: true }).fill(secret);
  await page.getByRole('button', { name: login.submit }).click();
}

const dashboard = '/user/dashboard';

/**
 * Signs a learner in and waits for `address`. The dashboard, which is a separate document, loads only if it is the
 * address; this then waits for its greeting.
 */
export async function signIn(page: Page, { email, record }: Account, address = dashboard): Promise<void> {
  await page.goto(address === dashboard ? '/login' : `/login?returnUrl=${encodeURIComponent(address)}`);
  await enterCredentials(page, email);
  await expect(page).toHaveURL(address);
  if (address !== dashboard) return;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messageFor.greeting(record.name));
}

/** Signs an administrator in and waits until the dashboard, which is a separate document, shows their name. */
export async function signInAsAdministrator(page: Page, { email, record }: Account): Promise<void> {
  await page.goto('/admin/login');
  await enterCredentials(page, email);
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByText(record.name).first()).toBeVisible();
}

const environment = readFileSync(new URL('../../../web/.env.emulator', import.meta.url), 'utf8');
const [, apiKey = ''] = /"apiKey":"([^"]+)"/.exec(environment) ?? [];

/**
 * What Auth's SDK (web/src/lib/firebase/auth-user-record.ts) and the session (web/src/lib/session/records.ts) store for
 * somebody who has signed in: `session` in the tab or, with "Remember me", on the device; `device` on the device.
 * The form takes several times as long; other journeys test signing in.
 */
async function sessionItems(account: Account) {
  const { uid, email, record, token, refreshToken } = await requestTokens(account);
  const now = Date.now();
  const authUser = {
    uid,
    email,
    emailVerified: false,
    displayName: record.name,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: token, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: '[DEFAULT]',
  };
  const isStaff = record.role !== 'user';
  const user = JSON.stringify({ ...record, course: record.courseName });
  return {
    session: {
      [`firebase:authUser:${apiKey}:${authUser.appName}`]: JSON.stringify(authUser),
      token,
      ...(isStaff && { adminToken: token }),
    },
    device: { user, ...(isStaff && { adminUser: user }) },
    refreshToken,
  };
}

/** Stores a session in this tab as if somebody had signed in here and just left a page. */
export async function storeSession(page: Page, account: Account): Promise<void> {
  const { session, device } = await sessionItems(account);
  // An address of the site without scripts.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([inTab, onDevice]) => {
      for (const [key, text] of Object.entries(inTab)) sessionStorage.setItem(key, text);
      for (const [key, text] of Object.entries(onDevice)) localStorage.setItem(key, text);
    },
    [session, { ...device, sessionLeft: String(Date.now()) }] as const,
  );
}

/** What the local storage of a device contains after somebody has signed in with "Remember me". */
export async function rememberedSession(account: Account): Promise<{ name: string; value: string }[]> {
  const { session, device, refreshToken } = await sessionItems(account);
  return Object.entries({ ...session, ...device, refreshToken }).map(([name, value]) => ({ name, value }));
}

/** Opens an address in a tab with a stored session. */
export async function openAs(page: Page, account: Account, address = dashboard): Promise<void> {
  await storeSession(page, account);
  await page.goto(address);
}

/** Signs a learner out with the account menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
}
