import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { englishMark } from './english-mark.ml.ts';

const marked = (title: string) => render(englishMark?.(title)).container.textContent;

it('marks what is in English, on pages in Malayalam, and not what has no words', () => {
  expect(marked('Who we are')).toContain('In English');
  for (const title of ['ഞങ്ങൾ ആരാണ്', 'Google റിവ്യൂകൾ', '', '2026']) expect(marked(title)).toBe('');
});
