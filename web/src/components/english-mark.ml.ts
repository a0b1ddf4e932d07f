import Box from '@mui/material/Box';
import { createElement } from 'react';
import type * as english from './english-mark.ts';
import { Tag } from './Tag.tsx';
import { inEnglish } from './texts.ts';

export const englishMark: typeof english.englishMark = (title) =>
  /[\u0D00-\u0D7F]/.test(title) || createElement(Box, { sx: mark }, createElement(Tag, null, inEnglish));

/** It stands apart from a heading above it. */
const mark = { display: 'inline-flex', 'h1 + &, h2 + &': { display: 'flex', marginBlock: 1.5 } } as const;
