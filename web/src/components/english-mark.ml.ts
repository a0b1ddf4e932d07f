import { jsx, jsxs } from '@/lib/jsx-with-language.ts';
import type * as english from './english-mark.ts';
import { Tag } from './Tag.tsx';
import { inEnglish } from './texts.ts';

/** It may stand in what is marked as English, a space after the title. */
export const englishMark: typeof english.englishMark = (title) =>
  /^[^A-Za-z]*$|[\u0D00-\u0D7F]/.test(title) ||
  jsxs('span', { lang: 'ml', children: [' ', jsx(Tag, { children: inEnglish })] });
