import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Minified, so that a page has less than half of the text of `axe.source` to parse. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Waits until every animation has ended. Another colour scheme applies with the next frame, and a colour in transition
 * belongs to neither scheme. An element that inherits a colour starts its transition when that of its parent has ended,
 * so this waits again until no animation is left.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let unfinished: Animation[];
    do {
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      // A finished animation of a collapsed element stays in the list.
      unfinished = document.getAnimations().filter(({ playState }) => playState !== 'finished');
      await Promise.allSettled(unfinished.map((animation) => animation.finished));
    } while (unfinished.length > 0);
  });
}

/** The rules about colours. All other rules give the same result in dark and light. */
const colourRules = ['color-contrast', 'link-in-text-block'];

type ColourScheme = 'light' | 'dark';

/**
 * Expects that axe finds no violation on the page, in light and dark unless `colourSchemes` says otherwise. Frames
 * belong to other sites and are left out. Request reduced motion first: the contrast of a moving element cannot be
 * measured.
 */
export async function expectNoViolations(
  page: Page,
  what: string,
  colourSchemes: readonly ColourScheme[] = ['light', 'dark'],
): Promise<void> {
  // Injected once for each document: parsing its 0.6 MB takes longer than checking most pages.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource);
  const transitionsOff = await disableTransitions(page);
  for (const colorScheme of colourSchemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await waitForAnimations(page);
    expect(await violationsOn(page, colorScheme), `${what}, ${colorScheme}`).toEqual([]);
  }
  await transitionsOff.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

/**
 * Ends every transition at once, until the returned style sheet is removed. In a long list, hundreds of transitions,
 * each inherited from the one before, take longer than the check.
 */
function disableTransitions(page: Page) {
  return page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
}

function violationsOn(page: Page, colorScheme: ColourScheme) {
  const runOnly = colorScheme === 'dark' && ({ type: 'rule', values: colourRules } as const);
  return page.evaluate(
    async (rules) => {
      if (!window.axe) throw new Error('The page was replaced during the check');
      // Reporting the elements that pass takes most of the time of a check.
      const options = { resultTypes: ['violations'], ...rules } satisfies axe.RunOptions;
      const { violations } = await window.axe.run({ exclude: 'iframe' }, options);
      return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
    },
    runOnly ? { runOnly } : {},
  );
}
