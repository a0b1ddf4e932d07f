import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { englishMark } from './english-mark.ml.ts';

const markOf = (text: string, above?: string) => render(englishMark?.(text, above)).container.textContent;

it('a Malayalam page marks texts in English, but not texts without words', () => {
  expect(markOf('Who we are')).toContain('In English');
  for (const title of ['ഞങ്ങൾ ആരാണ്', 'Google റിവ്യൂകൾ', '', '2026']) expect(markOf(title)).toBe('');
});

it('a text in English is marked unless the text above it has the mark', () => {
  for (const above of ['ഞങ്ങൾ ആരാണ്', '']) expect(markOf('Since 2026', above)).toContain('In English');
  expect(markOf('Since 2026', 'Who we are')).toBe('');
});
