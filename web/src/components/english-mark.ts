import type { ReactNode } from 'react';

/**
 * Returns the mark beside a text that is in English, unless the text `above` is in English too and has the mark.
 * Only pages in Malayalam have it: other builds leave out its calls.
 */
export const englishMark: ((text: string, above?: string) => ReactNode) | null = null;
