import { userStatsPath } from '@padavu/domain/user/user-stats';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { interruption, step } from '../scripts/command.ts';
import { readOne } from './api/bare.ts';
import { call } from './api/client.ts';
import { countUsers, fillUsers, makeAccount } from './api/people.ts';
import { makeApi } from './api/server.ts';
import { actionsOf } from './admin/actions.ts';
import { AdminBrowser, type Cost } from './admin/browser.ts';
import { fillProgress, quizActions, stuckActions } from './admin/learning.ts';
import { fillQueues, queueActions } from './admin/queues.ts';
import { figuresOf, firstDashboard, printAction } from './admin/report.ts';
import { buildSite } from './build-site.ts';
import { openChromium } from './chromium.ts';
import { paths } from '../web/src/lib/paths.ts';
import { figuresOfView, skeletonAfter } from './first-view.ts';
import { signInOnce } from './learn/device.ts';
import { bench, countArgument } from './bench.ts';
import { median } from './figures.ts';
import { serveSite } from './site-server.ts';
import { startStores } from './stores.ts';

// `npm run bench:admin`: the documents read and the time to content of each action on the administrator's pages, as
// they are built for production, in Chromium, with 100,000 users, 10,000 questions, 10,000 submissions and 10,000
// learners who stopped. The API runs in this process.

/** The pages whose first view is measured. */
const pages = [
  paths.adminDashboard,
  paths.adminUsers,
  '/admin/user/demo-learner',
  paths.adminUserImport,
  paths.adminCourses,
  paths.adminCategories,
  paths.adminLessons,
  paths.adminQuestions,
  paths.adminWork,
  paths.adminAudit,
  paths.adminSecurity,
  paths.adminSettings,
  paths.adminDiscounts,
  paths.adminPages,
];

// `npm run bench:admin -- 10000 1` uses fewer users and rounds; `-- 10000 1 /admin/work` measures the first view of
// only that page.
const chosenPages = process.argv.slice(4);

await bench('admin', '[USERS [ROUNDS [PAGE ...]]]', async (report) => {
  const [userCount, rounds] = [countArgument(0, 100_000, 'users'), countArgument(1, 3, 'rounds')];
  /** The number of questions, of submissions, and of learners who stopped. */
  const queueSize = Math.min(10_000, userCount);
  await using stores = await startStores();
  const app = initializeApp({ projectId: stores.projectId });
  const [db, auth] = [getFirestore(app), getAuth(app)];
  using site = await step('Build the site', async () => buildSite());
  await using server = await serveSite(site.folder, stores.ports.hosting, makeApi(db, auth));
  const admin = await makeAccount(db, auth, { email: 'admin@bench.example', role: 'admin', courseId: null });
  await step(`Store ${userCount} users`, async () => {
    await fillUsers(db, userCount);
    await countUsers(db);
  });
  await step(`Store ${queueSize} questions, pieces of work and learners who stopped`, async () => {
    await fillQueues(db, queueSize);
    await fillProgress(db, queueSize);
  });

  await using chromium = await openChromium();
  const { browser } = chromium;
  const actions = [
    ...actionsOf(db, userCount),
    ...stuckActions(db),
    ...queueActions(db, queueSize),
    ...quizActions(db),
  ];
  const costs = new Map<string, Cost[]>(actions.map(({ name }) => [name, []]));
  const firstReads: number[] = [];
  const entrance = { path: paths.adminLogin, inside: paths.adminDashboard };
  const session = await signInOnce(browser, server.origin, admin, entrance);
  const view = { browser, origin: server.origin, session };
  for (const path of chosenPages.length > 0 ? chosenPages : pages) {
    interruption.throwIfAborted();
    const found = await figuresOfView({ ...view, path });
    report.add(`${path}, first view`, found);
  }
  const skeleton = await skeletonAfter({ ...view, path: paths.adminDashboard }, /^Lesson/, 'nav');
  report.add('Going on, while the code is on its way', [skeleton]);
  for (let round = 0; round < rounds; round += 1) {
    await using adminBrowser = await AdminBrowser.of(browser, server.origin, admin);
    firstReads.push(adminBrowser.documents);
    for (const action of actions) {
      interruption.throwIfAborted();
      const cost = await adminBrowser.measure(action);
      console.log(`    round ${round + 1}, ${action.name}: ${Math.round(cost.milliseconds)} ms`);
      costs.get(action.name)?.push(cost);
    }
  }

  report.add('Signing in', [firstDashboard(firstReads)]);
  const heading = `The administrator's pages with ${userCount} users, the median of ${rounds} rounds`;
  console.log(`\n${heading}`);
  for (const action of actions) {
    const found = figuresOf(action, costs.get(action.name) ?? [], await timeOf(rounds, action.bare));
    printAction(found);
    report.keep(heading, found.figures);
  }
  const countResult = figuresOf(
    { name: 'GET /admin/users/count' },
    await countCosts(rounds, server.origin, admin),
    await timeOf(rounds, () => readOne(db, userStatsPath)),
  );
  printAction(countResult);
  report.keep(heading, countResult.figures);
});

/** The median time of a bare read, in milliseconds. */
async function timeOf(rounds: number, bare: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await bare();
    times.push(performance.now() - started);
  }
  return median(times);
}

async function countCosts(
  rounds: number,
  origin: string,
  admin: { email: string; password: string },
): Promise<Cost[]> {
  const { email, password } = admin;
  const signedIn = await call(origin, {
    method: 'POST',
    path: '/api/admin/login',
    body: { email, password },
  });
  const { token } = z.object({ token: z.string() }).parse(JSON.parse(signedIn.body));
  const costs: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { status, milliseconds, reads, body } = await call(origin, {
      method: 'GET',
      path: '/api/admin/users/count',
      token,
    });
    if (status !== 200) throw new Error(`GET /admin/users/count answered ${status}: ${body}`);
    costs.push({ milliseconds, documents: reads });
  }
  return costs;
}
