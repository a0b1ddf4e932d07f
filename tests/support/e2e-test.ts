import { test as playwright, type Page } from '@playwright/test';
import { Watch } from './e2e-watch.ts';

type Options = {
  /**
   * Whether going to an address ends when the scripts have taken the page over: for what a page only does with them. A
   * test of what people enter does without, because that has to count from the first moment.
   */
  takenOver: boolean;
  /** Whether the sites that pages lead to or show, such as YouTube, are answered by stand-ins. */
  standIns: boolean;
};

type Fixtures = {
  watch: Watch;
  /** Opens a browser of its own for a further person: nothing is shared with the others. */
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
  takenOver: [false, { option: true }],
  standIns: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing is needed
  watch: async ({}, provide) => {
    const watch = new Watch();
    await provide(watch);
    watch.expectNothingUnexpected();
  },
  context: async ({ context, takenOver, standIns, watch }, provide) => {
    await watch.over(context, standIns);
    if (takenOver) context.on('page', waitForScripts);
    await provide(context);
  },
  anotherBrowser: async ({ browser, standIns, watch }, provide) => {
    const opened: Page[] = [];
    await provide(async () => {
      // Signed in as nobody, also where the test's own browser is.
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
      await watch.over(context, standIns);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect } from '@playwright/test';
