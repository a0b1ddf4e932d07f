import type { Rolldown } from 'vite';

/**
 * The files that every page begins with, beside the document's own script. They are run one after the other, so that a
 * slow phone has time for its user in between (`src/app/start.tsx`).
 */
const base = 'base';
/** The theme, and what all pages are made of: together they are smaller than apart. */
const theme = 'theme';

/** The routes of pages that are not public, with which their documents begin too. */
const areas = 'areas';

/** What every page of the learner's area begins with. */
export const beginning: readonly string[] = [base, theme, areas];

/** What the home page shares with every page that is open to everyone, signing in and registering included. */
const common = [
  'components/ActionButton',
  'components/ActionLink',
  'components/Drawing',
  'components/Glyph',
  'components/Languages',
  'components/Logo',
  'components/SkipLink',
  'components/use-hydrated',
  'domain:(brand|filled|site-course)',
  'lib/(brand|languages|site-content)',
];

/** What public pages share with those behind the sign-in. */
const shared = ['domain:assert-never', 'lib/stored'];

/** What the pages under the public header stand in, and the learners' and administrators' too. */
const frame = [
  // In the build of Malayalam alone, with the label that it is.
  'components/english-mark\\.ml',
  'components/use-focus-on-page-change',
  'components/(CardGrid|RisingSteps)',
  'components/VisuallyHidden',
  'components/card-styles',
  'domain:thumbnail',
];

/** What the home page shares with the pages under the public header. */
const site = [
  'components/Banner',
  'features/public-site/(Prose|Reveal|Section|StepList|StepTabs)',
  'lib/use-page',
  'features/public-site/catalogue/(OfferCard|Price)',
  'domain:(course-words|school-chat)',
];

/** What the other pages under the public header begin with. */
const banner = ['components/PageBanner', 'features/public-site/courses/use-selected-day'];

/** What the home page does without: the fields of forms, and what pages with forms share with the others. */
const fields = [
  'components/(Field|Filled|PageIntro|SelectInput|TextInput|TextLink)',
  'domain:(limits|public-messages|search)',
  'lib/shown-record',
];

/** What else the forms of an account are made of. */
const accountForm = ['components/(CheckboxInput|FormMessage|PasswordInput)'];

/** What a tab tells the others of its session; a public page whose tab has one loads it too. */
const tabs = ['lib/copy-name', 'lib/firebase/auth-user-record', 'lib/session/(cleanup|tab-session)'];

/** What is checked and said on pages behind the sign-in, and on the way there. */
const schemas = [
  'lib/(api|environment)',
  'domain:(email|instant|messages|reply|route-id|session|stored|text-input|user)',
];

const session = ['lib/session/(store|use-session)'];

/** What is said while something is awaited, and in its place. */
const states = ['components/(Note|Shape|SkeletonView|Spinner|StateView)', 'lib/(lazy-part|use-online)'];

/** What the learners' pages and the administrators' show in the same way. */
const area = [
  'components/(Announcement|CountBadge|InitialAvatar|LinkButton|NoticeBar|Notices|Thumbnail)',
  'components/(list-shapes|use-pending-page)',
  'domain:(category|course|learner-messages|lesson|outline|pace|progress|school-day|video|watching)',
  'lib/save-file',
  'features/course-content/(\\w+-queries|ProgressSteps)',
];

/** Small things of the admin area, which learners do without. */
const admin = ['components/(pluralize|with-selected)'];
const adminIcons = [
  '@mui/icons-material/(DeleteOutlined|EditOutlined|FileDownloadOutlined|HourglassEmpty)\\.',
];

/** Where the learner's area begins: with what its pages read. */
const learner = [
  'domain:(clock-time|live-session|pace-words)',
  'features/learning/(LearnLayout|AccountMenu|CourseSearch|CourseViewer|LearnerFooter|LearnerHeader|NextOpening|PageSkeleton|PanelButton)',
  'features/learning/(learner-access|learner-page|own-lessons|prefetch-page|progress|use-course-parts)',
  'lib/firebase/(rest|use-documents|watch-account)',
  'lib/(lesson-address|progress-outbox)',
];

/** What stands on the sign-in pages and behind them, what on all pages behind them, and what has questions and choices. */
const controls = ['@mui/material/(Button|ButtonBase|IconButton|Paper|SvgIcon|utils)/', '@mui/utils/'];
const areaPieces = [
  '@mui/material/(Avatar|Card)/',
  '@mui/icons-material/(ArrowBack|ArrowForward|CheckCircle|PlayArrow|Search)\\.',
];
const pieces = ['@mui/material/(Dialog\\w*|InputAdornment|ListItemIcon|Menu|MenuItem|OutlinedInput)/'];

/**
 * Which files the scripts are in. By itself the bundler makes a file for every set of pages that shares something, of
 * which a visitor would fetch two dozen and a learner seventy; on a slow line each costs a question and an answer. So there is
 * a file for each of these lists, with all that its modules import and no earlier list has taken, and the rest is as it falls.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: inThisOrder([
    // Vite's own way to load a file, and what else the first lines of the application need before all else.
    { name: 'loader', test: /vite\/preload-helper|\/web\/src\/lib\/session\/cleanup-mark\.ts$/ },
    { name: base, test: own(['app/start']) },
    {
      name: theme,
      test: modules(
        ['app/App', ...common, ...shared],
        '@mui/(?:material/Typography|system/(?:styled|useThemeProps))',
      ),
    },
    { name: areas, test: own(['app/area-routes']) },
    { name: 'frame', test: modules(frame, '@mui/material/Container') },
    // Pages with prices load it, sign-in pages do not.
    { name: 'format', test: own(['domain:school-format']) },
    { name: 'site', test: own(site) },
    { name: 'fields', test: own(fields) },
    { name: 'banner', test: own(banner) },
    // Pages with courses load it, sign-in pages do not.
    { name: 'category', test: own(['domain:(course-category|slug-of)']) },
    { name: 'account-form', test: own(accountForm) },
    { name: 'tabs', test: own(tabs) },
    { name: 'schemas', test: modules(schemas, 'zod') },
    { name: 'session', test: own(session) },
    { name: 'controls', test: packages(controls) },
    { name: 'states', test: own(states) },
    { name: 'area', test: new RegExp(`${own(area).source}|${packages(areaPieces).source}`) },
    { name: 'learner', test: own(learner) },
    { name: 'pieces', test: packages(pieces) },
    { name: 'admin', test: new RegExp(`${own(admin).source}|${packages(adminIcons).source}`) },
  ]),
};

function inThisOrder(groups: readonly Rolldown.CodeSplittingGroup[]): Rolldown.CodeSplittingGroup[] {
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}

/** Our own modules, translated or not, by their path below `web/src`, or `domain/src` after `domain:`. */
function own(names: readonly string[]): RegExp {
  const paths = names.map((path) =>
    path.startsWith('domain:') ? `domain/src/${path.slice(7)}` : `web/src/${path}`,
  );
  return new RegExp(`/(${paths.join('|')})(?:\\.ml)?\\.tsx?$`);
}

function packages(paths: readonly string[]): RegExp {
  return new RegExp(`/node_modules/(${paths.join('|')})`);
}

/** Our own modules, and a folder of a package. */
function modules(ours: readonly string[], folder: string): RegExp {
  return new RegExp(`${own(ours).source}|/node_modules/${folder}/`);
}
