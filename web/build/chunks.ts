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

/** What Material UI has for the learner's header and its questions, and for every page of the administrators' desk. */
const pieces = [
  '@mui/material/(Dialog\\w*|InputAdornment|ListItemIcon|Menu|MenuItem|OutlinedInput)/',
  '@mui/icons-material/(ArrowBack|ExpandMore|Logout|Search)\\.',
];

/**
 * Which files the scripts are in. By itself the bundler makes a file for every set of pages that shares something, of
 * which a visitor would fetch two dozen and a learner seventy: here there is one file for what every page needs, two for what
 * the public pages share, two for what stands on all pages behind a sign-in, and the rest is as it falls.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // Vite's own way to load a file, which the first lines of the application need before all else.
    { name: 'loader', test: /vite\/preload-helper/, priority: 6 },
    // With all that they import.
    { name: base, test: /\/web\/src\/app\/start\.tsx$/, priority: 5 },
    { name: look, test: /\/web\/src\/app\/App\.tsx$/, priority: 4 },
    { name: 'common', test: modules(common, '@mui/material/Typography'), priority: 3 },
    { name: 'site', test: modules(site, '@mui/material/Container'), priority: 2 },
    // Of many small parts that are needed together: on a slow line each file of its own costs a question and an answer.
    {
      name: 'controls',
      test: /\/node_modules\/@mui\/material\/(Button|IconButton|Paper|SvgIcon)\//,
      priority: 1,
    },
    { name: 'pieces', test: new RegExp(`/node_modules/(${pieces.join('|')})`) },
  ],
};

/** Our own modules by their path below `web/src`, or `domain/src` after `domain:`, and a folder of a package. */
function modules(own: readonly string[], folder: string): RegExp {
  const paths = own.map((path) =>
    path.startsWith('domain:') ? `domain/src/${path.slice(7)}` : `web/src/${path}`,
  );
  return new RegExp(`/(${paths.join('|')})\\.tsx?$|/node_modules/${folder}/`);
}
