import type { BrowserContext } from '@playwright/test';

/** The requests of Firestore's full SDK and of its lite SDK. */
const firestore = /google\.firestore|\/documents:/;

/** The errors in the console when Firestore does not respond. */
export const firestoreErrors = [/ERR_FAILED/];

/**
 * The errors in the console without a network. The browser logs the last one when it checks for a newer service worker.
 */
export const offlineErrors = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED/,
  /unknown error occurred when fetching the script/,
];

/** The error in the console when the rules refuse a read. */
export const refusedReads = /status of 403/;

/**
 * Never answers a request for a course, like a hanging network. Other requests, such as those for the account,
 * continue.
 */
export async function holdCourses(context: BrowserContext): Promise<void> {
  await context.route(firestore, async (route) => {
    if (route.request().postData()?.includes('/courses/') !== true) await route.continue();
  });
}
