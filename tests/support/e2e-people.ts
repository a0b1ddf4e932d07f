import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { login } from '@padavu/domain/account-messages.ml';
import { messageFor } from '@padavu/domain/messages';
import { makePaymentReference } from '@padavu/domain/payment-reference';
import type { UserRecord } from '@padavu/domain/user-record';
import * as signingIn from '../../web/src/features/session/texts.ml.ts';
import { createAccount, password, signIn as askForTokens, uniqueWord, type Account } from './accounts.ts';

/** A name that nobody else in the store has. */
export function uniqueName(first = 'Anjali'): string {
  return `${first} ${uniqueWord().slice(0, 10)}`;
}

/** A fresh account: an approved learner of course 1 with a name of their own. */
export const aLearner = (overrides: Partial<UserRecord> = {}): Promise<Account> =>
  createAccount({ name: uniqueName(), paymentReference: makePaymentReference(randomInt), ...overrides });

export const aPendingPerson = (overrides: Partial<UserRecord> = {}): Promise<Account> =>
  aLearner({ status: 'pending', ...overrides });

export const anAdministrator = (): Promise<Account> =>
  aLearner({ name: uniqueName('Rajan'), role: 'admin', courseId: null, courseName: '' });

/** Fills the sign-in form of the page, whichever of the two it is, and sends it. */
export async function enterCredentials(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: /Sign In$/ }).click();
}

/** The same in the Malayalam form. */
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
 * Signs a learner in on the way to an address, without a load of the dashboard where that is another one; on the dashboard, a
 * document of its own, waits until it shows who is here.
 */
export async function signIn(page: Page, { email, record }: Account, address = dashboard): Promise<void> {
  await page.goto(address === dashboard ? '/login' : `/login?returnUrl=${encodeURIComponent(address)}`);
  await enterCredentials(page, email);
  await expect(page).toHaveURL(address);
  if (address !== dashboard) return;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messageFor.greeting(record.name));
}

/** Signs an administrator in and waits until the dashboard, a document of its own, shows who is here. */
export async function signInAsAdministrator(page: Page, { email, record }: Account): Promise<void> {
  await page.goto('/admin/login');
  await enterCredentials(page, email);
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByText(record.name).first()).toBeVisible();
}

const environment = readFileSync(new URL('../../web/.env.emulator', import.meta.url), 'utf8');
const [, apiKey = ''] = /"apiKey":"([^"]+)"/.exec(environment) ?? [];

/**
 * Makes this tab one that somebody has signed in in and has just left a page of, in a fraction of the time that it takes by the form: what
 * Auth's SDK keeps (web/src/lib/firebase/auth-user-record.ts), and what the session does (web/src/lib/session/records.ts). Signing in has
 * journeys of its own.
 */
export async function takeSession(page: Page, account: Account): Promise<void> {
  const { uid, email, record, token, refreshToken } = await askForTokens(account);
  const now = Date.now();
  const person = {
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
  const inTheTab = {
    [`firebase:authUser:${apiKey}:${person.appName}`]: JSON.stringify(person),
    token,
    ...(isStaff && { adminToken: token }),
  };
  const onTheDevice = { user, ...(isStaff && { adminUser: user }), sessionLeft: String(now) };
  // An address of the site where nothing runs.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([tab, device]) => {
      for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text);
      for (const [key, text] of Object.entries(device)) localStorage.setItem(key, text);
    },
    [inTheTab, onTheDevice] as const,
  );
}

/** Opens an address as somebody who has signed in in this tab. */
export async function openAs(page: Page, account: Account, address = dashboard): Promise<void> {
  await takeSession(page, account);
  await page.goto(address);
}

/** Leaves the learner's area by the account menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
}
