import type { BrowserContext } from '@playwright/test';

const firestore = /google\.firestore/;

/** What Firestore's SDK says in the console where its server does not answer. */
export const firestoreIsAway = [/Could not reach Cloud Firestore/, /WebChannel/, /ERR_FAILED/];

/** Keeps every question to Firestore unanswered until the returned function is called: a network that hangs. */
export async function holdFirestore(context: BrowserContext): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await context.route(firestore, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
