import { coursePath, loginPath, paths } from '../web/src/lib/paths.ts';
import { budgets } from './budgets.ts';
import { buildSite } from './build-site.ts';
import { openChromium } from './chromium.ts';
import { bench } from './bench.ts';
import { atLeast, atMost } from './figures.ts';
import { firstLoad, kib } from './first-load.ts';
import { figuresOfView } from './first-view.ts';
import { reviewPage } from './lighthouse.ts';
import { serveSite } from './site-server.ts';

// `npm run bench:web`: what Lighthouse finds on public pages, on a cheap phone, and how all of them load.

/** The pages that most visitors see first. */
const pages = [paths.home, paths.about, coursePath('ecommerce-mastery'), paths.register];
const visits = 3;

/** All public pages, whose loading is measured; `bench:learn` measures the learner's. */
const listedPages = budgets.filter(({ asLearner = false }) => !asLearner).map(({ path }) => path);
const unlistedPages = [paths.forgotPassword, paths.reset, loginPath('session_expired')];

/** Script on the first page of other course platforms, in KiB, measured on their public demo sites. */
const peers = { LearnHouse: 690, 'Frappe Learning': 964, 'Open edX': 1347 };

await bench('web', '', async (report) => {
  using site = buildSite();
  await using server = await serveSite(site.folder);
  await using chromium = await openChromium();
  const { browser, port } = chromium;

  for (const path of pages) {
    const { origin } = server;
    const load = await firstLoad(browser, { origin, folder: site.folder, path });
    const { audit, failed } = await reviewPage(origin + path, port, visits);
    const figures = [
      atLeast('performance', audit.performance, '', 95),
      atLeast('accessibility', audit.accessibility, '', 100),
      atLeast('best practices', audit.bestPractices, '', 100),
      atLeast('SEO', audit.seo, '', 100),
      atMost('largest contentful paint', Math.round(audit.largestContentfulPaint), 'ms', 2000),
      atMost('layout shift', audit.layoutShift, '', 0.02),
      atMost('blocking time', Math.round(audit.blockingTime), 'ms', 150),
      atMost('script (gzip)', kib(load.script), 'KiB', 160),
      atMost('fonts', kib(load.font), 'KiB', 60),
    ];
    report.add(`${path}, the median of ${visits} visits`, figures);
    console.log(`    HTML ${kib(load.html)} KiB, pictures ${kib(load.image)} KiB (gzip)`);
    for (const name of failed) console.log(`    failed ${name}`);
  }
  for (const path of [...listedPages, ...unlistedPages]) {
    const found = await figuresOfView({ browser, origin: server.origin, path });
    report.add(`${path}, how it comes`, found);
  }

  console.log('\nScript on the first page of other platforms:');
  for (const [name, weight] of Object.entries(peers)) console.log(`    ${name.padEnd(18)} ${weight} KiB`);
});
