import type { BrowserContextOptions } from '@playwright/test';
import { assertNever } from '@padavu/domain/assert-never';
import type { Account } from '../../support/accounts.ts';
import { aLearner, anAdministrator, enterCredentials } from './people.ts';
import { expect, test as watchedTest } from './test.ts';

type Viewer = 'visitor' | 'learner' | 'administrator';
type Session = { account: Account; state: BrowserContextOptions['storageState'] };

type Options = {
  /** Who is signed in when a test begins; an administrator by default. */
  viewer: Viewer;
};
type Fixtures = { /** The account of the signed-in administrator. */ administrator: Account };
type WorkerFixtures = { sessionOf: (role: 'learner' | 'administrator') => Promise<Session> };

const signInPages = {
  learner: { createAccount: aLearner, address: '/login', inside: '/user/dashboard' },
  administrator: { createAccount: anAdministrator, address: '/admin/login', inside: '/admin/dashboard' },
} as const;

/**
 * The watched test in a browser with a session, which has the same account for all tests of a worker. A test that ends
 * sessions or changes the account signs in by itself.
 */
export const test = watchedTest.extend<Options & Fixtures, WorkerFixtures>({
  viewer: ['administrator', { option: true }],
  sessionOf: [
    async ({ browser }, provide, { project }) => {
      const baseURL = project.use.baseURL ?? '';

      async function signIn(role: 'learner' | 'administrator'): Promise<Session> {
        const { createAccount, address, inside } = signInPages[role];
        const account = await createAccount();
        const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
        const page = await context.newPage();
        await page.goto(address);
        // "Remember me" stores the session where `storageState` can copy it to a new browser.
        await page.getByLabel('Remember me').check();
        await enterCredentials(page, account.email);
        await expect(page).toHaveURL(inside);
        const state = await context.storageState();
        await context.close();
        return { account, state };
      }

      const sessions = new Map<string, Promise<Session>>();
      await provide((role) => {
        const session = sessions.get(role) ?? signIn(role);
        sessions.set(role, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  administrator: async ({ sessionOf }, provide) => {
    await provide((await sessionOf('administrator')).account);
  },
  storageState: async ({ viewer, sessionOf }, provide) => {
    switch (viewer) {
      case 'visitor':
        return provide({ cookies: [], origins: [] });
      case 'learner':
      case 'administrator':
        return provide((await sessionOf(viewer)).state);
      default:
        return assertNever(viewer);
    }
  },
});

export { expect } from '@playwright/test';
