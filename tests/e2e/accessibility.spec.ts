import type { Page } from '@playwright/test';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { screens, type Screen } from '../support/e2e-screens.ts';
import { expect, test } from '../support/e2e-session-test.ts';

// What is judged once, and why:
// - A screen that comes up on the page of another is judged there: to load the page again shows nothing new.
// - In Malayalam axe judges a screen at 360 pixels and in light colours alone. Its elements and its colours are those of the
//   English one, which axe judges at two widths, light and dark; but its words are longer, so that it has to fit at every width.
// - Other words in the template of a screen (`template`) are not judged at all. They may hold a word that is too long: so they
//   have to fit the narrowest phone.
// - A dialog made of the pieces of another (`isOnlyPictured`) is left to the pictures.

// What moves is half transparent on its way, which is no contrast to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Screens that are judged on one page, one after the other. */
type Visit = [Screen, ...Screen[]];

/** What is brought up on a page that has just been judged, as it opened or by what was done on it, needs no page of its own. */
function visitsTo(all: readonly Screen[]): Visit[] {
  const visits: Visit[] = [];
  for (const screen of all) {
    const visit = visits.at(-1);
    const [opened, ...further] = visit ?? [];
    const isOnThePage =
      opened?.address === screen.address &&
      opened.viewer === screen.viewer &&
      opened.act === undefined &&
      further.length === 0;
    if (visit && (isOnThePage || screen.goOn)) visit.push(screen);
    else visits.push([screen]);
  }
  return visits;
}

async function expectToFit(page: Page, { name }: Screen, width: number): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang, `"${name}": pixels too wide at ${width} px`).toBe(0);
}

/** Judges what has come up on its page, from narrow windows to wide ones. */
async function judge(page: Page, screen: Screen): Promise<void> {
  const { name, address, ready, widest = 1920 } = screen;
  const isMalayalam = address.startsWith('/ml');
  await expect(page.getByText(ready).first()).toBeVisible();
  for (const width of [320, 360, 768, 1280, 1920].filter((pixels) => pixels <= widest)) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText(ready).first()).toBeVisible();
    await expectToFit(page, screen, width);
    const what = `"${name}", ${width} px`;
    if (isMalayalam && width === 360) await expectNothingFound(page, what, ['light']);
    if (!isMalayalam && (width === 360 || width === 1280)) await expectNothingFound(page, what);
  }
}

const judged = screens.filter(({ isOnlyPictured = false }) => !isOnlyPictured);

for (const visit of visitsTo(judged.filter(({ template }) => template === undefined))) {
  const [first] = visit;
  test.describe(visit.map(({ name }) => `the screen "${name}"`).join(', then '), () => {
    // Of an administrator's screens only lessons show pictures of other sites.
    test.use({
      viewer: first.viewer === 'pending' ? 'visitor' : first.viewer,
      standIns: first.viewer !== 'administrator' || first.address.startsWith('/admin/lessons'),
    });

    test('passes axe, light and dark, and fits from narrow phones to wide screens', async ({ page }) => {
      await page.goto(first.address);
      await expect(page).toHaveURL(first.address);
      for (const screen of visit) {
        const { name, widest = Infinity, act, goOn = act } = screen;
        await test.step(name, async () => {
          await page.setViewportSize({ width: Math.min(widest, 1280), height: 800 });
          await goOn?.(page);
          await judge(page, screen);
        });
      }
    });
  });
}

test.describe('other words in the template of a screen', () => {
  // They are in the document that is answered, in their place.
  test.use({ viewer: 'visitor', standIns: true, javaScriptEnabled: false });

  test('fit the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const screen of judged.filter(({ template }) => template !== undefined)) {
      await page.goto(screen.address);
      await expect(page.getByText(screen.ready).first()).toBeVisible();
      await expectToFit(page, screen, 320);
    }
  });
});
