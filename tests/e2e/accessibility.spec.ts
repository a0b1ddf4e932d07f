import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { screens, type Screen } from './support/screens.ts';
import { expect, test } from './support/session-test.ts';
import { Watch } from './support/watch.ts';

// What axe does not check, and why:
// - A screen that opens on the page of another is checked there: loading the page again would show nothing new.
// - In Malayalam, axe checks a screen only at 360 pixels in light colours. Its elements and colours are those of the
//   English screen, which axe checks at two widths, light and dark. Its words are longer, so it has to fit at every
//   width.
// - A screen with the template of another (`template`) is not checked by axe. Its text may contain a word that is too
//   long, so it has to fit the narrowest phone.
// - A dialog made of the parts of another (`isScreenshotOnly`) is only in the screenshots.

// An element in motion is half transparent, and its contrast cannot be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Screens that are checked on one page, one after the other. */
type Visit = [Screen, ...Screen[]];

/** Groups the screens by page: a screen that opens on the page of the screen before it needs no page load. */
function visitsTo(all: readonly Screen[]): Visit[] {
  const visits: Visit[] = [];
  for (const screen of all) {
    const visit = visits.at(-1);
    const [firstScreen, ...further] = visit ?? [];
    const isOnSamePage =
      firstScreen?.address === screen.address &&
      firstScreen.viewer === screen.viewer &&
      firstScreen.action === undefined &&
      further.length === 0;
    if (visit && (isOnSamePage || screen.actionAfterPrevious)) visit.push(screen);
    else visits.push([screen]);
  }
  return visits;
}

async function expectToFit(page: Page, { name }: Screen, width: number): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang, `"${name}": pixels too wide at ${width} px`).toBe(0);
  // The content of a dialog scrolls, between its title and its buttons.
  const dialogOverhang = () =>
    page.evaluate(() => {
      const dialog = document.querySelector('[role=dialog]');
      return dialog ? dialog.scrollHeight - dialog.clientHeight : 0;
    });
  await expect.poll(dialogOverhang, `"${name}": pixels that its dialog scrolls at ${width} px`).toBe(0);
}

/** Checks the screen that is open, from narrow windows to wide ones. */
async function checkScreen(page: Page, screen: Screen): Promise<void> {
  const { name, address, ready, widest = 1920 } = screen;
  const isMalayalam = address.startsWith('/ml');
  await expect(page.getByText(ready).first()).toBeVisible();
  for (const width of [320, 360, 768, 1280, 1920].filter((pixels) => pixels <= widest)) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText(ready).first()).toBeVisible();
    await expectToFit(page, screen, width);
    const what = `"${name}", ${width} px`;
    if (isMalayalam && width === 360) await expectNoViolations(page, what, ['light']);
    if (!isMalayalam && (width === 360 || width === 1280)) await expectNoViolations(page, what);
  }
}

const checkedScreens = screens.filter(({ isScreenshotOnly = false }) => !isScreenshotOnly);

/**
 * Visits that are made one after the other in one window, as by one person: its browser has the site's files and the
 * session when the next page is opened. Of an administrator's screens only lessons may request pictures of other sites.
 */
const windows = Map.groupBy(
  visitsTo(checkedScreens.filter(({ template }) => template === undefined)),
  (visit) => {
    const [{ viewer, address, name }] = visit;
    // Somebody signs in on this page.
    if (visit.some((screen) => screen.viewer === 'pending')) return `with "${name}"`;
    return address.startsWith('/admin/lessons') ? 'of lessons' : `of the ${viewer}`;
  },
);

for (const [title, visits] of windows) {
  const viewer = visits[0]?.[0].viewer ?? 'visitor';
  test.describe(`a window ${title}`, () => {
    test.use({
      viewer: viewer === 'pending' ? 'visitor' : viewer,
      standIns: viewer !== 'administrator' || title === 'of lessons',
    });
    const watch = new Watch();
    let page: Page;

    test.beforeAll(async ({ browser, standIns }) => {
      const context = await browser.newContext();
      await watch.over(context, standIns);
      page = await context.newPage();
    });
    test.afterEach(async () => {
      await page.unrouteAll();
      watch.expectNothingUnexpected();
    });
    test.afterAll(() => page.context().close());

    for (const visit of visits) {
      const [{ address }] = visit;
      const names = visit.map(({ name }) => `"${name}"`).join(', then ');
      test(`the screen ${names} passes axe, light and dark, and fits from narrow phones to wide screens`, async () => {
        await page.goto(address);
        await expect(page).toHaveURL(address);
        for (const screen of visit) {
          const { name, widest = Infinity, action, actionAfterPrevious = action } = screen;
          await test.step(name, async () => {
            await page.setViewportSize({ width: Math.min(widest, 1280), height: 800 });
            await actionAfterPrevious?.(page);
            await checkScreen(page, screen);
          });
        }
      });
    }
  });
}

test.describe('screens with the template of another screen', () => {
  // Their text is in the HTML of the response.
  test.use({ viewer: 'visitor', standIns: true, javaScriptEnabled: false });

  test('fit the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const screen of checkedScreens.filter(({ template }) => template !== undefined)) {
      await page.goto(screen.address);
      await expect(page.getByText(screen.ready).first()).toBeVisible();
      await expectToFit(page, screen, 320);
    }
  });
});
