import { budgets } from './budgets.ts';
import { buildSite } from './build-site.ts';
import { openChromium } from './chromium.ts';
import { bench } from './bench.ts';
import { atMost, withoutTarget, type Figure } from './figures.ts';
import { firstLoad, kib } from './first-load.ts';
import { serveSite } from './site-server.ts';

// `npm run bench:weight`: whether every public page and every page of a learner keeps to its budget of bytes.

await bench('weight', '', async (report) => {
  using site = buildSite();
  await using server = await serveSite(site.folder);
  await using chromium = await openChromium();
  const { browser } = chromium;

  for (const { path, asLearner = false, script, fonts, imagesInView } of budgets) {
    const load = await firstLoad(browser, { origin: server.origin, folder: site.folder, path, asLearner });
    const page: Figure[] = [
      atMost('script', kib(load.script), 'KiB', script),
      atMost('fonts', kib(load.font), 'KiB', fonts),
    ];
    if (imagesInView !== undefined) {
      const value = kib(load.imagesInView);
      page.push(atMost('pictures above the fold', value, 'KiB', imagesInView));
    }
    page.push(
      withoutTarget('HTML', kib(load.html), 'KiB'),
      withoutTarget('all pictures', kib(load.image), 'KiB'),
    );
    report.add(path, page);
  }
});
