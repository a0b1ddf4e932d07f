import type { BrowserContext } from '@playwright/test';

/** The channel of Firestore's whole SDK, and the questions of its lite one. */
const firestore = /google\.firestore|\/documents:/;

/** What the browser says in the console where Firestore's server does not answer. */
export const firestoreIsAway = [/ERR_FAILED/];

/** What it says without any network; the last when the browser looks for a newer service worker, as it pleases. */
export const networkIsAway = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED/,
  /unknown error occurred when fetching the script/,
];

/** What it says where the rules refuse a learner's read. */
export const refusedReads = /status of 403/;

/** Leaves every question for a course unanswered, as a network does that hangs; who has signed in is known. */
export async function holdCourses(context: BrowserContext): Promise<void> {
  await context.route(firestore, async (route) => {
    if (route.request().postData()?.includes('/courses/') !== true) await route.continue();
  });
}
