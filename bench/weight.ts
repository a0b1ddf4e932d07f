import { budgets } from './budgets.ts';
import { buildSite } from './build-site.ts';
import { openChromium } from './chromium.ts';
import { conclude, printFigures } from './figures.ts';
import type { Figure } from './figures.ts';
import { firstLoad } from './first-load.ts';
import { serveSite } from './site-server.ts';

/** `npm run bench:weight`: whether every public page keeps to its budget of bytes. */
const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

using site = buildSite();
await using server = await serveSite(site.folder);
const { browser } = await openChromium();

const figures: Figure[] = [];
for (const { path, script, fonts, imagesInView } of budgets) {
  const load = await firstLoad(browser, { origin: server.origin, folder: site.folder, path });
  const page: Figure[] = [
    { name: 'script', value: kib(load.script), unit: 'KiB', target: script, better: 'less' },
    { name: 'fonts', value: kib(load.font), unit: 'KiB', target: fonts, better: 'less' },
  ];
  if (imagesInView !== undefined) {
    const value = kib(load.imagesInView);
    page.push({ name: 'pictures above the fold', value, unit: 'KiB', target: imagesInView, better: 'less' });
  }
  printFigures(`${path} (HTML ${kib(load.html)} KiB, all pictures ${kib(load.image)} KiB)`, page);
  figures.push(...page);
}
await browser.close();
conclude(figures);
