import type { Rolldown } from 'vite';

/**
 * The files that every page begins with, beside the document's own script. They are run one after the other, so that a
 * slow phone has time for its user in between (`src/app/start.tsx`).
 */
const base = 'base';
const look = 'look';
export const beginning: readonly string[] = [base, look];

/** What every page shows that is open to everyone, signing in and registering included. */
const common = [
  'components/ActionButton',
  'components/ActionLink',
  'components/Drawing',
  'components/Glyph',
  'components/Logo',
  'components/PageIntro',
  'components/TextLink',
  'components/use-hydrated',
  'domain:catalogue/public-courses',
  'domain:public-messages',
];

/** What the pages under the public header share. */
const site = [
  'app/layouts/use-focus-on-page-change',
  'components/Banner',
  'components/CardGrid',
  'components/PageBanner',
  'components/Reveal',
  'components/Section',
  'components/SkipLink',
  'components/StepList',
  'components/StepTabs',
  'components/Typewriter',
  'components/VisuallyHidden',
  'components/card-look',
  'features/catalogue/(OfferCard|Price)',
  'domain:assert-never',
  'domain:catalogue/(about|course-card|stats)',
  'features/marketing-course/use-chosen-day',
];

/**
 * Which files the scripts are in. By itself the bundler makes a file for every set of pages that shares something, of
 * which a visitor would fetch two dozen: here there is one file for what every page needs, two for what the public pages
 * share, and the rest is as it falls.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // Vite's own way to load a file, which the first lines of the application need before all else.
    { name: 'loader', test: /vite\/preload-helper/, priority: 4 },
    // With all that they import.
    { name: base, test: /\/web\/src\/app\/start\.tsx$/, priority: 3 },
    { name: look, test: /\/web\/src\/app\/App\.tsx$/, priority: 2 },
    { name: 'common', test: modules(common, '@mui/material/Typography'), priority: 1 },
    { name: 'site', test: modules(site, '@mui/material/Container') },
  ],
};

/** Our own modules by their path below `web/src`, or `domain/src` after `domain:`, and a folder of a package. */
function modules(own: readonly string[], folder: string): RegExp {
  const paths = own.map((path) =>
    path.startsWith('domain:') ? `domain/src/${path.slice(7)}` : `web/src/${path}`,
  );
  return new RegExp(`/(${paths.join('|')})\\.tsx?$|/node_modules/${folder}/`);
}
