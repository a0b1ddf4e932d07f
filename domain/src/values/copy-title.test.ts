import { expect, it } from 'vitest';
import { copyTitle } from './copy-title.ts';

it.each([
  ['Finding a supplier', 'Finding a supplier (copy)'],
  ['Finding a supplier (copy)', 'Finding a supplier (copy) (copy)'],
  ['', '(copy)'],
  ['x'.repeat(40), `${'x'.repeat(33)} (copy)`],
  [`${'x'.repeat(32)}\u{1F965}y`, `${'x'.repeat(32)}\u{1F965} (copy)`],
  [`${'x'.repeat(32)} yz`, `${'x'.repeat(32)} (copy)`],
])('the title of a copy of "%s" is "%s"', (title, copy) => {
  expect(copyTitle(title, 40)).toBe(copy);
  expect(Array.from(copy).length).toBeLessThanOrEqual(40);
});
