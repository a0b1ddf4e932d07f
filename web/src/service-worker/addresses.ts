/**
 * The documents of the learner's pages in a language, each with the first view of its page (docs/decisions/090), and the
 * addresses that it is for: the first that fits. `root` is below which address the language is, empty for English.
 * `firebase.json` says the same to the network.
 */
export const learnerDocuments = (root: string): readonly { document: string; addresses: RegExp }[] =>
  (
    [
      ['learn-course', String.raw`/user/course/[^/?]+/?(\?.*)?`],
      ['learn-lesson', '/user/lesson/.*'],
      ['learn-days', String.raw`/courses/\d+/?(\?.*)?`],
      ['learn', String.raw`/user(/.*)?/?(\?.*)?`],
    ] as const
  ).map(([name, addresses]) => ({
    document: `${root}/${name}.html`,
    addresses: new RegExp(`^${root}${addresses}$`),
  }));

/** The document of the sign-in page, which shows what to do before its scripts run. */
export const signInDocument = (root: string): string => `${root}/login.html`;

export const isSignInPage = (root: string, pathname: string): boolean =>
  [`${root}/login`, `${root}/login/`].includes(pathname);

/** Beside the school's name: what an address shows may change, and without a network what it showed last is there. */
export const schoolIcon = '/icon-192.png';

/** Drawings, the school's icon and the letters of another script, kept as they are met. */
export const isPicture = /^\/(icon-[\w-]+\.png|assets\/.+\.(svg|png)|static\/.+\.woff2)$/;
