import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { coursesCollection } from '@padavu/domain/course/course';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { categoriesCollection } from '@padavu/domain/course/category';
import { step } from '../scripts/command.ts';
import { demoPassword } from '../scripts/seed/people.ts';
import { questionLimits } from '@padavu/domain/learning/question-limits';
import { fillQueues } from './admin/queues.ts';
import { makeApi } from './api/server.ts';
import { buildSite } from './build-site.ts';
import { openChromium } from './chromium.ts';
import { learnerCoursePath, paths } from '../web/src/lib/paths.ts';
import { figuresOfView, skeletonAfter } from './first-view.ts';
import { bench } from './bench.ts';
import { atMost, median } from './figures.ts';
import { signInOnce } from './learn/device.ts';
import { viewsOf } from './learn/views.ts';
import {
  costOf,
  costOfNextLesson,
  costOfQuestions,
  timeOfMenu,
  timesOf,
  type Visits,
} from './learn/visits.ts';
import { serveSite } from './site-server.ts';
import { startStores } from './stores.ts';

// `npm run bench:learn`: what the learner's pages cost a phone and the store. Scripts are weighed by gzip, as
// production serves them. Documents are counted as the store sends them, with 10,000 questions under the lesson. Times
// are those of a cheap phone on a slow network, as Lighthouse defines them.

// `npm run bench:learn -- lesson` measures only that view.
const chosenViews = process.argv.slice(2);

const learner = { email: 'learner@padavu.example', password: demoPassword };
const courseId = 1;
const visits = 3;
const questions = 10_000;

await bench('learn', '[VIEW ...]', async (report) => {
  await using stores = await startStores();
  const app = initializeApp({ projectId: stores.projectId });
  const db = getFirestore(app);
  await step(`Store ${questions} questions under a lesson`, () => fillQueues(db, questions));
  using site = await step('Build the site', async () => buildSite());
  // The page derives the addresses of the emulators from its own port.
  await using server = await serveSite(site.folder, stores.ports.hosting, makeApi(db, getAuth(app)));
  await using chromium = await openChromium();
  const { browser } = chromium;
  const all = viewsOf(await sizeOfCourse(db));
  const views = chosenViews.length > 0 ? all.filter(({ name }) => chosenViews.includes(name)) : all;
  const session = await signInOnce(browser, server.origin, learner);
  const visitor = { browser, session, origin: server.origin, folder: site.folder };
  const pageView = { browser, origin: server.origin, session };
  for (const path of [...views.map((view) => view.path), ...(chosenViews.length > 0 ? [] : ['/courses/1'])]) {
    const found = await figuresOfView({ ...pageView, path });
    report.add(`${path}, how it comes`, found);
  }
  const skeletons = [
    await skeletonAfter({ ...pageView, path: paths.learnerDashboard }, /^Continue/, 'main'),
    await skeletonAfter({ ...pageView, path: learnerCoursePath(courseId) }, /^Start Learning/, 'main'),
  ];
  report.add('Going on, while the code is on its way', skeletons);

  for (const view of views) {
    const cost = await costOf(visitor, view);
    const times: Visits[] = [];
    for (let visit = 0; visit < visits; visit += 1) times.push(await timesOf(visitor, view));
    const ms = (pick: (time: Visits) => number) => Math.round(median(times.map(pick)));
    const found = [
      atMost('script, first load', cost.script, 'KiB', 300),
      atMost('files of script', cost.scripts, '', 25),
      atMost('documents read', cost.reads, '', view.documents),
      atMost(
        'content, first visit',
        ms(({ first }) => first),
        'ms',
        4000,
      ),
      atMost(
        'content, second visit',
        ms(({ second }) => second),
        'ms',
        2500,
      ),
      atMost(
        'responses awaited for it',
        Math.max(...times.map(({ responsesBeforeContent }) => responsesBeforeContent)),
        '',
        0,
      ),
    ];
    report.add(`${view.path}, times the median of ${visits}`, found);
    const menus: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) menus.push(await timeOfMenu(visitor, view));
    const menuFigures = [atMost('until it is open', Math.round(median(menus)), 'ms', 150)];
    report.add(`The account menu of ${view.path}, the median of ${visits}`, menuFigures);
    if (view.name !== 'lesson') continue;
    const next = await costOfNextLesson(visitor, view);
    const nextLessonFigures = [
      atMost('script', next.script, 'KiB', 0),
      atMost('documents read', next.reads, '', 1),
    ];
    report.add('On to the next lesson', nextLessonFigures);
    const questionCosts = [];
    for (let visit = 0; visit < visits; visit += 1) questionCosts.push(await costOfQuestions(visitor, view));
    report.add(`The questions under it, ${questions} of them, the median of ${visits}`, [
      atMost(
        'content',
        Math.round(median(questionCosts.map(({ milliseconds }) => milliseconds))),
        'ms',
        1500,
      ),
      // The shown questions and one more, which tells that there are more, and the account and the course, which tell
      // that the lesson is open.
      atMost(
        'documents read',
        Math.max(...questionCosts.map(({ documents }) => documents)),
        '',
        questionLimits.perPage + 1 + 2,
      ),
    ]);
  }
});

/** How many categories and lessons the demo course has. */
async function sizeOfCourse(db: Firestore) {
  const sizeOf = async (collection: string) => {
    const snapshot = await db.collection(collection).where('courseId', '==', courseId).count().get();
    return snapshot.data().count;
  };
  const course = await db.collection(coursesCollection).doc(String(courseId)).get();
  if (!course.exists) throw new Error('The demo course is not there');
  return {
    id: courseId,
    categories: await sizeOf(categoriesCollection),
    lessons: await sizeOf(lessonsCollection),
  };
}
