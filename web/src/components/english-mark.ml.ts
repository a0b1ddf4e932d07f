import { jsx } from '@/lib/jsx-with-language.ts';
import type * as english from './english-mark.ts';
import { Tag } from './Tag.tsx';
import { inEnglish } from './texts.ts';

export const englishMark: typeof english.englishMark = (title) =>
  /[\u0D00-\u0D7F]/.test(title) || jsx(Tag, { children: inEnglish });
