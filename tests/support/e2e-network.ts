import type { BrowserContext } from '@playwright/test';

/** The channel of Firestore's whole SDK, and the questions of its lite one. */
const firestore = /google\.firestore|\/documents:/;

/** What the browser says in the console where Firestore's server does not answer. */
export const firestoreIsAway = [/ERR_FAILED/];

/** What it says where the rules refuse a learner's read. */
export const refusedReads = /status of 403/;

/** Keeps every question to Firestore unanswered until the returned function is called: a network that hangs. */
export async function holdFirestore(context: BrowserContext): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await context.route(firestore, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
