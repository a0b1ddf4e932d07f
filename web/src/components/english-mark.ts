import type { ReactNode } from 'react';

/**
 * What stands beside a text that is in English, on pages in Malayalam alone: a call of it is left out of the others. Nothing where
 * the text `above` is in English too, which has the mark.
 */
export const englishMark: ((text: string, above?: string) => ReactNode) | null = null;
