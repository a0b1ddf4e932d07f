import type { Page } from '@playwright/test';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { aPendingPerson, enterCredentials, enterCredentialsInMalayalam } from '../support/e2e-people.ts';
import { screens, type Screen } from '../support/e2e-screens.ts';
import { expect, test } from '../support/e2e-session-test.ts';

// What moves is half transparent on its way, which is no contrast to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Screens that are judged on one page, one after the other. */
type Visit = [Screen, ...Screen[]];

/** What is brought up on a page that has just been judged as it opens needs no page of its own. */
function visitsTo(all: readonly Screen[]): Visit[] {
  const visits: Visit[] = [];
  for (const screen of all) {
    const visit = visits.at(-1);
    const [opened, ...further] = visit ?? [];
    const goesOn =
      opened?.address === screen.address &&
      opened.viewer === screen.viewer &&
      opened.act === undefined &&
      further.length === 0;
    if (visit && goesOn) visit.push(screen);
    else visits.push([screen]);
  }
  return visits;
}

async function open(page: Page, { address, viewer }: Screen): Promise<void> {
  await page.goto(address);
  if (viewer === 'pending') {
    const enter = address.startsWith('/ml') ? enterCredentialsInMalayalam : enterCredentials;
    await enter(page, (await aPendingPerson()).email);
  }
  await expect(page).toHaveURL(address);
}

/** Brings the screen up on its page, and judges it from narrow windows to wide ones. */
async function judge(page: Page, { name, ready, act, widest = 1920 }: Screen): Promise<void> {
  await page.setViewportSize({ width: Math.min(widest, 1280), height: 800 });
  await act?.(page);
  await expect(page.getByText(ready).first()).toBeVisible();
  for (const width of [320, 360, 768, 1280, 1920].filter((pixels) => pixels <= widest)) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText(ready).first()).toBeVisible();
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overhang, `"${name}": pixels too wide at ${width} px`).toBe(0);
    if (width === 360 || width === 1280) await expectNothingFound(page, `"${name}", ${width} px`);
  }
}

for (const visit of visitsTo(screens.filter(({ isOnlyPictured = false }) => !isOnlyPictured))) {
  const [first] = visit;
  test.describe(visit.map(({ name }) => `the screen "${name}"`).join(', then '), () => {
    // Who waits has no session: the sign-in page itself tells them.
    // Of an administrator's screens only lessons show pictures of other sites.
    test.use({
      viewer: first.viewer === 'pending' ? 'visitor' : first.viewer,
      standIns: first.viewer !== 'administrator' || first.address.startsWith('/admin/lessons'),
    });

    test('passes axe, light and dark, and fits from narrow phones to wide screens', async ({ page }) => {
      await open(page, first);
      for (const screen of visit) await test.step(screen.name, () => judge(page, screen));
    });
  });
}
