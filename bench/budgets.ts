import { coursePath, learnerCoursePath, lessonPath, paths } from '../web/src/lib/paths.ts';

/** The most that a first load may weigh, in KiB. */
type Budget = {
  path: string;
  script: number;
  fonts: number;
  imagesInView?: number;
  /** Opened by a learner who is signed in. */
  asLearner?: boolean;
};

const publicPage = (path: string): Budget => ({ path, script: 153.4, fonts: 60 });

/** Signing in needs Firebase's own code for it, which no other page fetches. */
const signInPage = (path: string): Budget => ({ path, script: 249.4, fonts: 60 });

/**
 * What a learner's page needs to show a course, and to write in it without a network. No server answers it here, so
 * this is a page that waits for its course; `bench:learn` weighs the page with its content.
 */
const learnerPage = (path: string): Budget => ({ path, script: 267.6, fonts: 60, asLearner: true });

/**
 * A page in Malayalam also loads its letters, at most 60 KiB. A letter takes three bytes, so its scripts are a little
 * larger.
 */
const inMalayalam = (page: Budget): Budget => ({ ...page, fonts: page.fonts + 60 });

const learnerPages = [paths.learnerDashboard, learnerCoursePath(1), lessonPath(1, 1, 1)].map(learnerPage);

export const budgets: readonly Budget[] = [
  { ...publicPage(paths.home), script: 148.5, imagesInView: 60 },
  publicPage(paths.about),
  publicPage(paths.contact),
  publicPage(paths.courses),
  publicPage(coursePath('ecommerce-mastery')),
  publicPage(coursePath('digital-marketing')),
  publicPage(paths.faq),
  publicPage(paths.terms),
  publicPage(paths.privacy),
  publicPage(paths.refund),
  publicPage(paths.cookies),
  { ...publicPage(paths.register), script: 159.4 },
  publicPage(paths.error),
  signInPage(paths.login),
  signInPage(paths.adminLogin),
  inMalayalam({ ...publicPage('/ml'), script: 150, imagesInView: 60 }),
  inMalayalam({ ...publicPage(`/ml${coursePath('ecommerce-mastery')}`), script: 155 }),
  inMalayalam({ ...publicPage(`/ml${paths.register}`), script: 158.4 }),
  inMalayalam(signInPage(`/ml${paths.login}`)),
  ...learnerPages,
  ...learnerPages.map((page) => inMalayalam({ ...page, path: `/ml${page.path}` })),
];
