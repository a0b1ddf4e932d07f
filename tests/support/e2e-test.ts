import { test as playwright, type Page } from '@playwright/test';
import { Watch } from './e2e-watch.ts';

type Fixtures = {
  watch: Watch;
  /** Opens a browser of its own for a further person: nothing is shared with the others. */
  anotherBrowser: () => Promise<Page>;
};

/**
 * A prerendered page shows before it takes input: a `prerendered` one is read meanwhile, an inert one cannot be touched
 * by people, but by Playwright's `fill`. So going to an address ends when the application has the page.
 */
function waitForApplication(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...address) => {
    const response = await goto(...address);
    await page.locator('#root:is([inert], [data-prerendered])').waitFor({ state: 'detached' });
    return response;
  };
}

/** Playwright's test in which every browser is watched (`Watch`). */
export const test = playwright.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing is needed
  watch: async ({}, provide) => {
    const watch = new Watch();
    await provide(watch);
    watch.expectNothingUnexpected();
  },
  context: async ({ context, watch }, provide) => {
    await watch.over(context);
    context.on('page', waitForApplication);
    await provide(context);
  },
  anotherBrowser: async ({ browser, watch }, provide) => {
    const opened: Page[] = [];
    await provide(async () => {
      // Signed in as nobody, also where the test's own browser is.
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
      await watch.over(context);
      context.on('page', waitForApplication);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect } from '@playwright/test';
