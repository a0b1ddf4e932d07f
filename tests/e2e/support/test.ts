import { test as playwright, type Page } from '@playwright/test';
import { startStandIns } from './other-sites.ts';
import { Watch } from './watch.ts';

type Options = {
  /**
   * Whether `goto` waits for hydration, for tests of what a page does only with its scripts. Tests of input leave it
   * off, because input has to count from the first moment.
   */
  waitsForHydration: boolean;
  /** Whether the pages of the test may request the sites that they link to or embed, such as YouTube. */
  standIns: boolean;
};

type Fixtures = {
  watch: Watch;
  /** Opens a separate browser for another person, which shares nothing with the others. */
  anotherBrowser: () => Promise<Page>;
};

function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...address) => {
    const response = await goto(...address);
    await page.locator('#root[data-prerendered]').waitFor({ state: 'detached' });
    return response;
  };
}

/** Playwright's test in which every browser is watched (`Watch`). */
export const test = playwright.extend<Options & Fixtures>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const { switches, close } = await startStandIns();
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...switches] });
      close();
    },
    { scope: 'worker' },
  ],
  waitsForHydration: [false, { option: true }],
  standIns: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing is needed
  watch: async ({}, provide) => {
    const watch = new Watch();
    await provide(watch);
    watch.expectNothingUnexpected();
  },
  context: async ({ context, waitsForHydration, standIns, watch }, provide) => {
    await watch.over(context, standIns);
    if (waitsForHydration) context.on('page', waitForScripts);
    await provide(context);
  },
  anotherBrowser: async ({ browser, standIns, watch }, provide) => {
    const pages: Page[] = [];
    await provide(async () => {
      // Without a session, even where the browser of the test has one.
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
      await watch.over(context, standIns);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

export { expect } from '@playwright/test';
