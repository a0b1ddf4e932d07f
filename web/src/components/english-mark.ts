import type { ReactNode } from 'react';

/**
 * What stands beside a title that is in English, on pages in Malayalam alone: a call of it is left out of the others.
 */
export const englishMark: ((title: string) => ReactNode) | null = null;
