import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { main, run, step } from '../scripts/command.ts';
import { root } from '../scripts/install.mjs';
import { paths } from '../web/src/lib/paths.ts';
import { machineInWords, outcomeOf } from './bench.ts';
import { measureOperations } from './costs/measure.ts';
import { journeysOf, type Pages } from './costs/month.ts';
import { costsPage } from './costs/page.ts';
import { startStores } from './stores.ts';

// `npm run costs` measures the operations of the API, the triggers and the schedules, uses the benches' figures of the
// pages (`npm run bench -- weight learn admin`; their targets if they have not run), and writes docs/costs.md: the cost
// of a month at Google's list prices.

/** The figures of the pages, and which of them are only targets, because their bench has not run here. */
function pagesOf(): { pages: Pages; assumed: string[] } {
  const assumed: string[] = [];
  const figureOf = (bench: string, heading: RegExp, name: RegExp, target: number): number => {
    const tables = outcomeOf(bench)?.tables ?? [];
    const figures = tables.filter((table) => heading.test(table.heading)).flatMap((table) => table.figures);
    const found = figures.find((figure) => name.test(figure.name));
    if (!found) assumed.push(`${bench}, ${name.source.replaceAll(/[$^]/g, '')}: ${target}`);
    return found?.value ?? target;
  };
  const weight = (path: string, name: RegExp, target: number) =>
    figureOf('weight', new RegExp(`^${path}$`), name, target);
  const home =
    weight(paths.home, /^fonts$/, 60) +
    weight(paths.home, /^HTML$/, 20) +
    weight(paths.home, /^all pictures$/, 60);
  const script = weight(paths.home, /^script$/, 150);
  const pages = {
    home: home + script,
    registerPage:
      weight(paths.register, /^HTML$/, 10) + Math.max(weight(paths.register, /^script$/, 160) - script, 0),
    learnerFiles: figureOf('learn', /^\/user\/lesson\/.*times/, /^script, first load$/, 300),
    dashboardDocuments: figureOf('admin', /pages with/, /^dashboard, loaded anew: documents$/, 100),
    listDocuments: figureOf('admin', /pages with/, /^user list, first screen: documents$/, 100),
  };
  return { pages, assumed };
}

await main(async () => {
  parseArgs();
  const { pages, assumed } = pagesOf();
  await using stores = await startStores();
  const app = initializeApp({ projectId: stores.projectId });
  const measured = await step('What each thing costs', () =>
    measureOperations(getFirestore(app), getAuth(app), stores.projectId),
  );
  const file = join(root, 'docs/costs.md');
  writeFileSync(file, costsPage(journeysOf(measured, pages), { machine: machineInWords(), assumed }));
  await run(['oxfmt', file]);
  console.log(`Written to ${file}.`);
  return 0;
}, 'Usage: npm run costs');
