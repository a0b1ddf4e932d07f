import type { Rolldown } from 'vite';

/** What nearly every public page shows. */
const pieces = [
  'ActionButton',
  'ActionLink',
  'Banner',
  'CardGrid',
  'Drawing',
  'Glyph',
  'Logo',
  'PageBanner',
  'PageIntro',
  'Reveal',
  'Section',
  'SkipLink',
  'StepList',
  'TextLink',
  'Typewriter',
  'VisuallyHidden',
  'use-hydrated',
];

/**
 * Which files the scripts are in. By itself the bundler makes a file for every set of pages that shares something, of
 * which a visitor would fetch two dozen: here there is one file for what every page needs, one for what the public pages
 * share, and the rest is as it falls.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'base', tags: ['$initial'], priority: 1 },
    {
      name: 'site',
      test: new RegExp(
        String.raw`[\\/]web[\\/]src[\\/]components[\\/](${pieces.join('|')})\.tsx?$` +
          String.raw`|[\\/]@mui[\\/]material[\\/](Container|Typography)[\\/]`,
      ),
    },
  ],
};
