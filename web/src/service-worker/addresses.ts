/**
 * The documents of the learner's pages in a language, each with the first view of its page (docs/decisions/090), and
 * their addresses, of which the first match counts. `root` is the address below which the pages in the language are,
 * empty for English. `firebase.json` has the same rules for hosting.
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

/** The icon beside the school's name. It may change; without a network the last one is shown. */
export const schoolIcon = '/icon-192.png';

/** Drawings, the school's icon and the fonts of another script, cached at their first use. */
export const isPicture = /^\/(icon-[\w-]+\.png|assets\/.+\.(svg|png)|static\/.+\.woff2)$/;
