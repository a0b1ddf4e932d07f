import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './e2e-test.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * The other mode comes with the next frame; and however short, a colour on its way there is neither of the two. Who
 * inherits a colour sets out when whoever hands it down has arrived: so it goes from the outside to the inside.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let moving: Animation[];
    do {
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      // What is folded away stays in the list when it has arrived.
      moving = document.getAnimations().filter(({ playState }) => playState !== 'finished');
      await Promise.allSettled(moving.map((animation) => animation.finished));
    } while (moving.length > 0);
  });
}

/** What colours may do wrong: the rest of a page is the same, dark or light. */
const colourRules = ['color-contrast', 'link-in-text-block'];

type ColourScheme = 'light' | 'dark';

/**
 * Has axe judge what the page itself shows now, light and dark unless said otherwise: a frame is another site's. Ask for less
 * motion first: what moves has no contrast to judge.
 */
export async function expectNothingFound(
  page: Page,
  what: string,
  colourSchemes: readonly ColourScheme[] = ['light', 'dark'],
): Promise<void> {
  // A document keeps it: half a megabyte of script to read takes longer than most pages take to judge.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const stillness = await keepStill(page);
  for (const colorScheme of colourSchemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    expect(await findings(page, colorScheme), `${what}, ${colorScheme}`).toEqual([]);
  }
  await stillness.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

/**
 * Takes every colour to its end at once, until the style sheet goes again: in a long list hundreds of transitions, one inherited
 * from the other, take longer than the judgement.
 */
function keepStill(page: Page) {
  return page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
}

function findings(page: Page, colorScheme: ColourScheme) {
  const runOnly = colorScheme === 'dark' && ({ type: 'rule', values: colourRules } as const);
  return page.evaluate(
    async (chosen) => {
      if (!window.axe) throw new Error('The page has been replaced while it was judged');
      // To say where everything is that is as it should be takes most of the time of a judgement.
      const options = { resultTypes: ['violations'], ...chosen } satisfies axe.RunOptions;
      const { violations } = await window.axe.run({ exclude: 'iframe' }, options);
      return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
    },
    runOnly ? { runOnly } : {},
  );
}
