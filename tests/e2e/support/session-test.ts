import type { BrowserContextOptions } from '@playwright/test';
import { assertNever } from '@padavu/domain/values/assert-never';
import type { Account } from '../../support/accounts.ts';
import { aLearner, anAdministrator, rememberedSession } from './people.ts';
import { test as watchedTest } from './test.ts';

type Viewer = 'visitor' | 'learner' | 'administrator';
type Session = { account: Account; state: BrowserContextOptions['storageState'] };

type Options = {
  /** Who is signed in when a test begins; an administrator by default. */
  viewer: Viewer;
};
type Fixtures = { /** The account of the signed-in administrator. */ administrator: Account };
type WorkerFixtures = { sessionOf: (role: 'learner' | 'administrator') => Promise<Session> };

const createAccount = { learner: aLearner, administrator: anAdministrator };

/**
 * The watched test in a browser with a session, which has the same account for all tests of a worker. A test that ends
 * sessions or changes the account signs in by itself.
 */
export const test = watchedTest.extend<Options & Fixtures, WorkerFixtures>({
  viewer: ['administrator', { option: true }],
  sessionOf: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing is needed
    async ({}, provide, { project }) => {
      async function signIn(role: 'learner' | 'administrator'): Promise<Session> {
        const account = await createAccount[role]();
        const localStorage = await rememberedSession(account);
        return {
          account,
          state: { cookies: [], origins: [{ origin: project.use.baseURL ?? '', localStorage }] },
        };
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
