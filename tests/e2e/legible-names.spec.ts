import type { Locator } from '@playwright/test';
import { uniqueWord } from '../support/accounts.ts';
import { aLearner } from './support/people.ts';
import { expect, test } from './support/session-test.ts';
import { listedNames, openUserManagement, userRow } from './support/user-list.ts';

test.use({ standIns: true });

/**
 * How much ink is left in the row of pixels between the dot and the stem of the first i or j of a text, as a share of
 * the ink of the stem: 1 where the two have grown together.
 */
async function inkBelowDot(text: Locator): Promise<number> {
  await text.scrollIntoViewIfNeeded();
  const clip = await text.evaluate(async (element) => {
    await document.fonts.ready;
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const index = nodes.currentNode.textContent?.search(/[ij]/) ?? -1;
      if (index === -1) continue;
      const letter = new Range();
      letter.setStart(nodes.currentNode, index);
      letter.setEnd(nodes.currentNode, index + 1);
      const { x, y, width, height } = letter.getBoundingClientRect();
      return { x: Math.floor(x + width / 2), y, width: 1, height };
    }
    throw new Error('There is neither an i nor a j');
  });
  const picture = await text.page().screenshot({ clip });
  const ink = await text.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) throw new Error('There is no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, 1, bitmap.height);
    const green = Array.from({ length: bitmap.height }, (_, row) => data[row * 4 + 1] ?? 0);
    return green.map((value) => Math.abs(value - (green[0] ?? 0)));
  }, picture.toString('base64'));
  const full = Math.max(...ink);
  const top = ink.findIndex((value) => value > full / 2);
  // At 14 to 17 px a dot is some two rows high, and the stem some eight.
  return Math.min(...ink.slice(top + 1, top + 5)) / full;
}

test('the dots of i and j are separate from the stems in small bold text on a screen with a pixel ratio of 1', async ({
  page,
}) => {
  const family = uniqueWord();
  const names = [`Biju ${family}`, `Faizal ${family}`, `Anjali ${family}`];
  for (const name of names) await aLearner({ name, status: 'pending' });
  await aLearner({ name: `Ravi ${family}`, status: 'approved' });
  await openUserManagement(page);
  expect(await page.evaluate(() => devicePixelRatio)).toBe(1);
  await page.getByLabel('Search').fill(family);
  await expect(listedNames(page)).toHaveCount(4);
  for (const name of names) {
    const row = userRow(page, name);
    await expect(row).toBeVisible();
    expect(await inkBelowDot(row.getByRole('rowheader')), name).toBeLessThan(0.6);
  }
  const button = userRow(page, `Ravi ${family}`).getByRole('button', { name: /^Deactivate/ });
  expect(await inkBelowDot(button), 'a button').toBeLessThan(0.6);
});
