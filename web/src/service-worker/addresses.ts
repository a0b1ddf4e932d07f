/**
 * The documents of the learner's pages, each with the first view of its page (docs/decisions/090), and the addresses that
 * it is for: the first that fits. `firebase.json` says the same to the network.
 */
export const learnerDocuments: readonly { document: string; addresses: RegExp }[] = [
  { document: '/learn-course.html', addresses: /^\/user\/course\/[^/?]+\/?(\?.*)?$/ },
  { document: '/learn-lesson.html', addresses: /^\/user\/lesson\/.*$/ },
  { document: '/learn-days.html', addresses: /^\/courses\/\d+\/?(\?.*)?$/ },
  { document: '/learn.html', addresses: /^\/user(\/.*)?\/?(\?.*)?$/ },
];

/** The document of the sign-in page, which shows what to do before its scripts run. */
export const signInDocument = '/login.html';

export const isSignInPage = /^\/login\/?$/;

/** Beside the school's name: what an address shows may change, and without a network what it showed last is there. */
export const schoolIcon = '/icon-192.png';

/** Drawings, the school's icon and the letters of another script, kept as they are met. */
export const isPicture = /^\/(icon-[\w-]+\.png|assets\/.+\.(svg|png)|static\/.+\.woff2)$/;
