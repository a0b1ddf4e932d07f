import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { englishMark } from './english-mark.ml.ts';

const marked = (text: string, above?: string) => render(englishMark?.(text, above)).container.textContent;

it('marks what is in English, on pages in Malayalam, and not what has no words', () => {
  expect(marked('Who we are')).toContain('In English');
  for (const title of ['ഞങ്ങൾ ആരാണ്', 'Google റിവ്യൂകൾ', '', '2026']) expect(marked(title)).toBe('');
});

it('marks a text below another one where that has no mark', () => {
  for (const above of ['ഞങ്ങൾ ആരാണ്', '']) expect(marked('Since 2026', above)).toContain('In English');
  expect(marked('Since 2026', 'Who we are')).toBe('');
});
