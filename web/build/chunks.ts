import type { Rolldown } from 'vite';

/**
 * The chunks that every page loads first, beside the document's own script. They run one after the other, so that a
 * slow phone can react to its user in between (`src/app/start.tsx`).
 */
const base = 'base';
/** The theme and what all pages use: together they are smaller than apart. */
const theme = 'theme';

/** The routes of pages that are not public, which their documents load first too. */
const areas = 'areas';

/** The chunks that every page of the learner's area loads first. */
export const initialChunks: readonly string[] = [base, theme, areas];

/** What the home page shares with every page that is open to everyone, including sign-in and registration. */
const common = [
  'components/ActionButton',
  'components/ActionLink',
  'components/Drawing',
  'components/Glyph',
  'components/Languages',
  'components/Logo',
  'components/SkipLink',
  'components/use-hydrated',
  'domain:school/(brand|school-format)',
  'domain:values/fill-placeholders',
  'domain:site/site-course',
  'lib/(brand|languages|site-content)',
];

/** What public pages share with those behind the sign-in. */
const shared = ['domain:values/assert-never', 'lib/(drawn-characters|stored)'];

/** The frame of the pages with the public header, which learners' and administrators' pages use too. */
const frame = [
  // Only in the Malayalam build, with its label.
  'components/english-mark\\.ml',
  'components/use-focus-on-page-change',
  'components/(CardGrid|RisingSteps|StepTabs|container-styles)',
  'components/VisuallyHidden',
  'components/card-styles',
  'domain:picture/thumbnail',
  'lib/translated-record',
];

/** What the home page shares with the pages that have the public header. */
const site = [
  'components/Banner',
  'features/public-site/(Prose|Reveal|Section|StepList|school-channels)',
  'lib/use-page',
  'features/public-site/catalogue/OfferCard',
  'domain:course/course-words',
  'domain:school/school-chat',
];

/** What the other pages with the public header load first. */
const banner = ['components/PageBanner', 'features/public-site/courses/use-selected-day'];

/** What the home page does not need: the fields of forms, and what pages with forms share with the others. */
const fields = [
  'components/(Field|FilledText|PageIntro|SelectInput|TextInput|TextLink|use-carried-fields)',
  'domain:limits',
  'domain:site/public-messages',
  'domain:values/search',
];

/** What the forms of an account need besides. */
const accountForm = ['components/(CheckboxInput|FormMessage|PasswordInput)'];

/** How tabs share a session; a public page loads it too if its tab has a session. */
const tabs = ['lib/copy-name', 'lib/firebase/auth-user-record', 'lib/session/(cleanup|tab-session)'];

/** The schemas and messages of the sign-in and of the pages behind it. */
const schemas = [
  'lib/(api|environment|in-time|zod-without-eval)',
  'domain:values/(email|instant|route-id|text-input)',
  'domain:(messages|stored)',
  'domain:api/reply',
  'domain:user/(session|user)',
];

const session = ['lib/session/(store|use-session)'];

/** What pages show while something is loading, and when that fails. */
const states = ['components/(Note|Shape|SkeletonView|Spinner|StateView)', 'lib/(lazy-part|use-online)'];

/** What learners' and administrators' pages share. */
const area = [
  'components/(Announcement|CountBadge|InitialAvatar|LinkButton|NoticeBar|Notices|Thumbnail)',
  'components/(first-click|list-shapes|use-pending-page)',
  'domain:course/(category|course|lesson|outline|pace|video)',
  'domain:learning/(learner-messages|progress|watching)',
  'domain:school/school-day',
  'lib/save-file',
  'features/course-content/(queries|ProgressSteps)',
];

/** Small modules that most pages of the admin area share, and learners do not need. */
const admin = [
  'components/(DayInput|PageHeading|pluralize|tap-area|use-unload-warning|with-selected)',
  'domain:admin/admin-messages',
  'domain:payment/amount',
  'domain:api/entity-tag',
  'lib/(pages-from|use-filter-params|use-list-position)',
];
const adminIcons = [
  '@mui/icons-material/(Add|Close|DeleteOutlined|EditOutlined|FileDownloadOutlined|HourglassEmpty)\\.',
];

/** What the learner's area loads first, including what its pages read. */
const learner = [
  'domain:course/(calendar-file|live-session|pace-words)',
  'domain:values/clock-time',
  'features/learning/layout/(LearnLayout|AccountMenu|LearnerFooter|LearnerHeader|PageSkeleton|learner-page|prefetch-page)',
  'features/learning/course/(CourseSearch|CourseViewer)',
  'features/learning/(PanelButton|learner-access|lesson-address|progress|queries|save-calendar-file)',
  'lib/firebase/(rest|use-documents|watch-account)',
];

/**
 * For the sign-in pages and those behind them (a menu, which the arrow keys move through, comes later); for all
 * pages behind them; and for dialogs and menus.
 */
const controls = [
  '@mui/material/(Button|ButtonBase|IconButton|Paper|SvgIcon|utils)/',
  '@mui/utils/(?!useRovingTabIndex)',
];
const areaPieces = [
  '@mui/material/Card/',
  '@mui/icons-material/(ArrowBack|ArrowForward|CheckCircle|PlayArrow|Search)\\.',
];
const pieces = ['@mui/material/(Dialog\\w*|InputAdornment|ListItemIcon|Menu|MenuItem|OutlinedInput)/'];
const dialogs = ['components/(ConfirmDialog|SettledDialog)'];

/**
 * How the scripts are split into files. By default the bundler makes a file for every set of pages that share
 * something: a visitor would fetch two dozen and a learner seventy, and on a slow line each costs a round trip. So
 * there is a file for each of these lists, with all that its modules import and that no earlier list contains. The
 * bundler splits the rest.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: inOrder([
    // Vite's loader, and what else the first lines of the application need.
    { name: 'loader', test: /vite\/preload-helper|\/web\/src\/lib\/session\/cleanup-mark\.ts$/ },
    { name: base, test: own(['app/start']) },
    {
      name: theme,
      test: modules(['app/App', ...common, ...shared], '@mui/material/Typography'),
    },
    { name: areas, test: own(['app/area-routes']) },
    { name: 'frame', test: own(frame) },
    { name: 'site', test: own(site) },
    { name: 'fields', test: own(fields) },
    { name: 'banner', test: own(banner) },
    // Pages with courses load it, sign-in pages do not.
    { name: 'category', test: own(['domain:course/(course-category|slug-of)']) },
    { name: 'account-form', test: own(accountForm) },
    { name: 'tabs', test: own(tabs) },
    { name: 'schemas', test: modules(schemas, 'zod') },
    { name: 'session', test: own(session) },
    { name: 'controls', test: packages(controls) },
    { name: 'states', test: own(states) },
    { name: 'area', test: new RegExp(`${own(area).source}|${packages(areaPieces).source}`) },
    { name: 'learner', test: own(learner) },
    { name: 'pieces', test: new RegExp(`${own(dialogs).source}|${packages(pieces).source}`) },
    { name: 'admin', test: new RegExp(`${own(admin).source}|${packages(adminIcons).source}`) },
  ]),
};

function inOrder(groups: readonly Rolldown.CodeSplittingGroup[]): Rolldown.CodeSplittingGroup[] {
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
