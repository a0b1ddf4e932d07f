/** The document in which the browser draws the learner's pages by itself (docs/decisions/021). */
export const appShell = '/learn.html';

/** The learner's pages: `/user` with all below it, and the four-day course pages by number. */
export const isLearnersPage = /^\/(user(\/.*)?|courses\/\d+)\/?(\?.*)?$/;

export const isSignInPage = /^\/login\/?$/;

/** Drawings and the letters of another script, kept as they are met. */
export const isPicture = /^\/(assets\/.+\.(svg|png)|static\/.+\.woff2)$/;
