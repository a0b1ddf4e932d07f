import { expect, it } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';

it('every name in braces is filled in, in the order of the text', () => {
  expect(fillPlaceholders('{count}-ൽ {number}', { number: 2, count: 5 })).toBe('5-ൽ 2');
});

it('braces in a value do not change', () => {
  expect(fillPlaceholders('About {name}', { name: '{name}' })).toBe('About {name}');
});
