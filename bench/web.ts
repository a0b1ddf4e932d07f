import { loginPath, paths } from '../web/src/lib/paths.ts';
import { budgets } from './budgets.ts';
import { buildSite } from './build-site.ts';
import { openChromium } from './chromium.ts';
import { conclude, printFigures } from './figures.ts';
import type { Figure } from './figures.ts';
import { firstLoad } from './first-load.ts';
import { figuresOfView } from './first-view.ts';
import { reviewPage } from './lighthouse.ts';
import { serveSite } from './site-server.ts';

/** `npm run bench:web`: the pages that most visitors see first, as Lighthouse finds them on a cheap phone. */
const pages = [paths.home, paths.about, paths.ecommerceMastery, paths.register];
const visits = 3;

/** All pages that are open to everyone, for how they come. */
const listedPages = budgets.map(({ path }) => path);
const unlistedPages = [paths.forgotPassword, paths.reset, loginPath('session_expired')];

/** Script on the first page of other course platforms, in KiB, measured on their public demo sites. */
const peers = { LearnHouse: 690, 'Frappe Learning': 964, 'Open edX': 1347 };

const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

using site = buildSite();
await using server = await serveSite(site.folder);
const { browser, port } = await openChromium();

const all: Figure[] = [];
for (const path of pages) {
  const { origin } = server;
  const load = await firstLoad(browser, { origin, folder: site.folder, path });
  const { audit, failed } = await reviewPage(origin + path, port, visits);
  const figures: Figure[] = [
    { name: 'performance', value: audit.performance, unit: '', target: 95, better: 'more' },
    { name: 'accessibility', value: audit.accessibility, unit: '', target: 100, better: 'more' },
    { name: 'best practices', value: audit.bestPractices, unit: '', target: 100, better: 'more' },
    { name: 'SEO', value: audit.seo, unit: '', target: 100, better: 'more' },
    {
      name: 'largest contentful paint',
      value: Math.round(audit.largestContentfulPaint),
      unit: 'ms',
      target: 2000,
      better: 'less',
    },
    { name: 'layout shift', value: audit.layoutShift, unit: '', target: 0.02, better: 'less' },
    { name: 'blocking time', value: Math.round(audit.blockingTime), unit: 'ms', target: 150, better: 'less' },
    { name: 'script (gzip)', value: kib(load.script), unit: 'KiB', target: 160, better: 'less' },
    { name: 'fonts', value: kib(load.font), unit: 'KiB', target: 60, better: 'less' },
  ];
  printFigures(`${path}, the median of ${visits} visits`, figures);
  console.log(`    HTML ${kib(load.html)} KiB, pictures ${kib(load.image)} KiB (gzip)`);
  for (const name of failed) console.log(`    failed ${name}`);
  all.push(...figures);
}
for (const path of [...listedPages, ...unlistedPages]) {
  const found = await figuresOfView({ browser, origin: server.origin, path });
  printFigures(`${path}, how it comes`, found);
  all.push(...found);
}
await browser.close();

console.log('\nScript on the first page of other platforms:');
for (const [name, weight] of Object.entries(peers)) console.log(`    ${name.padEnd(18)} ${weight} KiB`);
conclude(all);
