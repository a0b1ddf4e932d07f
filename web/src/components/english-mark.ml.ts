import Box from '@mui/material/Box';
import { jsx, jsxs } from '@/lib/jsx-with-language.ts';
import type * as english from './english-mark.ts';
import { Tag } from './Tag.tsx';
import { inEnglish } from './texts.ts';

/**
 * Below a heading or a paragraph of a banner it has a line of its own. The space separates it from the title that
 * contains it. `lang` is set because that title may be marked as English.
 */
const mark = {
  component: 'span',
  lang: 'ml',
  sx: { 'h1 + &, h2 + &, p + &': { display: 'flex', marginBlock: 1.5 } },
  children: [' ', jsx(Tag, { children: inEnglish })],
} as const;

const isInEnglish = (text: string) => !/^[^A-Za-z]*$|[\u0D00-\u0D7F]/.test(text);

export const englishMark: typeof english.englishMark = (text, above = '') =>
  isInEnglish(text) && !isInEnglish(above) && jsxs(Box, mark);
