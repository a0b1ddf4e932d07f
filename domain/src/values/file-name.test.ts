import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

it.each([
  ['Ecommerce Mastery', 'ecommerce-mastery'],
  ['  Shops, prices & “what else”? ', 'shops-prices-what-else'],
  ['ഫേസ്‌ബുക്ക് പരസ്യങ്ങൾ: 2', 'ഫേസ്‌ബുക്ക്-പരസ്യങ്ങൾ-2'],
  [String.raw`..\..\a/b:c*`, 'a-b-c'],
  ['!', ''],
  ['x'.repeat(200), 'x'.repeat(60)],
])('%s gives %s', (title, name) => {
  expect(fileName(title)).toBe(name);
});
