import type { Page } from '@playwright/test';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { newsletterTexts } from '@padavu/domain/site/newsletter-texts';
import { newsletterTexts as newsletterInMalayalam } from '@padavu/domain/site/newsletter-texts.ml';
import { personMessages } from '@padavu/domain/user/person-messages';
import { personMessages as personInMalayalam } from '@padavu/domain/user/person-messages.ml';
import * as quiz from '@padavu/domain/learning/quiz-texts';
import * as quizInMalayalam from '@padavu/domain/learning/quiz-texts.ml';
import { enterCredentials, enterCredentialsInMalayalam } from './people.ts';
import {
  approveSelected,
  clickApproveSelected,
  selectAndClickApprove,
  checkUserList,
  chooseCourses,
  chooseLogo,
  clickFirst,
  closeFilledForm,
  confirmApproval,
  damageDocuments,
  waitForPreview,
  selectUsers,
  showEnrollmentKey,
  signInPending,
  translate,
  writeInMalayalam,
} from './screen-actions.ts';

/** Who looks at a screen. */
export type Viewer = 'visitor' | 'pending' | 'learner' | 'administrator';

/** A screen, and a text that it shows once it is loaded. */
export type Screen = {
  name: string;
  address: string;
  ready: RegExp;
  viewer: Viewer;
  /** Opens the screen where its address alone does not, for example a dialog. */
  action?: (page: Page) => Promise<void>;
  /** Opens the screen from the one before it in the list, without loading a page. */
  actionAfterPrevious?: (page: Page) => Promise<void>;
  /** A dialog made of the same parts as another, which axe checks. This one is only in the screenshots. */
  isScreenshotOnly?: boolean;
  /** The screen that has the same template with other text. */
  template?: string;
  /** The width of the widest window that has the screen, in pixels. */
  widest?: number;
};

/** A dialog of an administrator that differs from others only in its text. */
const dialog = (
  name: string,
  address: string,
  ready: RegExp,
  action: (page: Page) => Promise<void>,
): Screen => ({ name, address, ready, action, viewer: 'administrator', isScreenshotOnly: true });

const inMalayalam = (
  viewer: Viewer,
  pages: readonly (readonly [name: string, address: string, ready: RegExp, template?: string])[],
): Screen[] =>
  pages.map(([name, address, ready, template]) => ({
    name: `${name}-in-malayalam`,
    address,
    ready,
    viewer,
    ...(template !== undefined && { template }),
  }));

/** The quiz of the lesson before it in the list. */
const quizOf = (name: string, address: string, { start, again, send }: QuizTexts): Screen => ({
  name,
  address,
  ready: exactly(send),
  viewer: 'learner',
  action: clickFirst(new RegExp(`^(${start}|${again})$`)),
});

type QuizTexts = Record<'start' | 'again' | 'send', string>;

const exactly = (text: string) => new RegExp(`^${text.replaceAll('?', '\\?')}$`);

/**
 * The screens that accessibility tests check and `npm run screenshots` captures, in the order in which a learner meets
 * them.
 */
export const screens: readonly Screen[] = [
  { name: 'home', address: '/', ready: /All the skills you need in one place/, viewer: 'visitor' },
  { name: 'about', address: '/about', ready: /Our Learning Approach/, viewer: 'visitor' },
  { name: 'contact', address: '/contact', ready: /Keep In Touch With Us/, viewer: 'visitor' },
  { name: 'courses', address: '/courses', ready: /3 courses/, viewer: 'visitor' },
  { name: 'ecommerce-mastery', address: '/courses/ecommerce-mastery', ready: /^Day 1: /, viewer: 'visitor' },
  {
    name: 'digital-marketing',
    address: '/courses/digital-marketing',
    ready: /^Day 1: /,
    viewer: 'visitor',
    template: 'ecommerce-mastery',
  },
  { name: 'faq', address: '/faq', ready: /How do I enrol/, viewer: 'visitor' },
  { name: 'terms', address: '/terms', ready: /pay once and learn/, viewer: 'visitor' },
  {
    name: 'privacy',
    address: '/privacy',
    ready: /delete it when you ask/,
    viewer: 'visitor',
    template: 'terms',
  },
  {
    name: 'refund',
    address: '/refund',
    ready: /before your course is unlocked/,
    viewer: 'visitor',
    template: 'terms',
  },
  {
    name: 'cookies',
    address: '/cookies',
    ready: /No advertising, no tracking/,
    viewer: 'visitor',
    template: 'terms',
  },
  {
    name: 'newsletter-confirm',
    address: '/newsletter/confirm?token=a.b',
    ready: exactly(newsletterTexts.confirmIntro),
    viewer: 'visitor',
  },
  {
    name: 'newsletter-unsubscribe',
    address: '/newsletter/unsubscribe?token=a.b',
    ready: exactly(newsletterTexts.unsubscribeIntro),
    viewer: 'visitor',
    template: 'newsletter-confirm',
  },
  { name: 'register', address: '/register', ready: /Create Your Account/, viewer: 'visitor' },
  { name: 'login', address: '/login', ready: /Welcome back/, viewer: 'visitor' },
  {
    name: 'waiting',
    address: '/login',
    ready: /Leave this page open/,
    viewer: 'pending',
    actionAfterPrevious: signInPending(enterCredentials),
  },
  {
    name: 'forgot-password',
    address: '/forgot-password',
    ready: /we'll send you a link/,
    viewer: 'visitor',
  },
  { name: 'reset', address: '/reset', ready: /This link has expired/, viewer: 'visitor' },
  { name: 'admin-login', address: '/admin/login', ready: /Admin Sign In/, viewer: 'visitor' },
  { name: 'error', address: '/error', ready: /The address leads nowhere/, viewer: 'visitor' },
  ...inMalayalam('visitor', [
    ['home', '/ml', /^എല്ലാം$/],
    ['about', '/ml/about', /ഞങ്ങളുടെ പഠനരീതി/],
    ['contact', '/ml/contact', /ഞങ്ങൾക്ക് എഴുതൂ/],
    ['courses', '/ml/courses', /3 കോഴ്സുകൾ/],
    ['ecommerce-mastery', '/ml/courses/ecommerce-mastery', /^ദിനം 1: /],
    ['faq', '/ml/faq', /^എങ്ങനെ ചേരാം\?$/],
    ['graphic-design', '/ml/courses/graphic-design', /^കാണിക്കാൻ ഒരു പോർട്ട്ഫോളിയോ$/],
    ['terms', '/ml/terms', /അവസാനം മാറ്റിയത്/],
    ['privacy', '/ml/privacy', /അവസാനം മാറ്റിയത്/, 'terms-in-malayalam'],
    ['refund', '/ml/refund', /അവസാനം മാറ്റിയത്/, 'terms-in-malayalam'],
    ['cookies', '/ml/cookies', /അവസാനം മാറ്റിയത്/, 'terms-in-malayalam'],
    ['newsletter-confirm', '/ml/newsletter/confirm?token=a.b', exactly(newsletterInMalayalam.confirmIntro)],
    [
      'newsletter-unsubscribe',
      '/ml/newsletter/unsubscribe?token=a.b',
      exactly(newsletterInMalayalam.unsubscribeIntro),
      'newsletter-confirm-in-malayalam',
    ],
    ['register', '/ml/register', /അക്കൗണ്ട് തുടങ്ങൂ/],
    ['forgot-password', '/ml/forgot-password', /ലിങ്ക് ഞങ്ങൾ അയച്ചുതരാം/],
    ['reset', '/ml/reset', /ലിങ്കിന്റെ കാലാവധി കഴിഞ്ഞു/],
    ['error', '/ml/error', /ഈ പടി ഇവിടെയില്ല/],
  ]),
  { name: 'login-in-malayalam', address: '/ml/login', ready: /വീണ്ടും സ്വാഗതം/, viewer: 'visitor' },
  {
    name: 'waiting-in-malayalam',
    address: '/ml/login',
    ready: /ഈ പേജ് അടയ്ക്കരുത്/,
    viewer: 'pending',
    actionAfterPrevious: signInPending(enterCredentialsInMalayalam),
  },
  { name: 'learner-dashboard', address: '/user/dashboard', ready: /% complete/, viewer: 'learner' },
  { name: 'course', address: '/user/course/1', ready: /Scaling & Optimization/, viewer: 'learner' },
  { name: 'course-days', address: '/courses/1', ready: /Day 1: Foundations/, viewer: 'learner' },
  { name: 'lesson', address: '/user/lesson/1/2/6', ready: /Topics Covered/, viewer: 'learner' },
  quizOf('quiz', '/user/lesson/1/2/6', quiz),
  { name: 'receipt', address: '/user/receipt', ready: /No payment of yours is recorded/, viewer: 'learner' },
  { name: 'account', address: '/user/account', ready: exactly(personMessages.download), viewer: 'learner' },
  ...inMalayalam('learner', [
    ['learner-dashboard', '/ml/user/dashboard', /% പൂർത്തിയായി/],
    ['course', '/ml/user/course/1', /Scaling & Optimization/],
    ['course-days', '/ml/courses/1', /ദിനം 1: Foundations/],
    ['lesson', '/ml/user/lesson/1/2/6', /പഠിക്കുന്ന കാര്യങ്ങൾ/],
  ]),
  quizOf('quiz-in-malayalam', '/ml/user/lesson/1/2/6', quizInMalayalam),
  ...inMalayalam('learner', [
    ['receipt', '/ml/user/receipt', /ഇവിടെ രേഖയില്ല/],
    ['account', '/ml/user/account', exactly(personInMalayalam.download)],
  ]),
  {
    name: 'admin-dashboard',
    address: '/admin/dashboard',
    ready: /of those approved/,
    viewer: 'administrator',
  },
  {
    name: 'needs-attention',
    address: '/admin/dashboard',
    ready: /Packing and posting.*instructor is missing/,
    viewer: 'administrator',
    action: damageDocuments,
  },
  {
    name: 'admin-menu',
    address: '/admin/dashboard',
    ready: /of those approved/,
    viewer: 'administrator',
    action: clickFirst('Open menu'),
    actionAfterPrevious: clickFirst('Open menu'),
    widest: 768,
  },
  {
    name: 'audit',
    address: '/admin/audit',
    ready: /^(?:Before|After)$/,
    viewer: 'administrator',
    action: clickFirst(/^Details/),
  },
  { name: 'deleted', address: '/admin/trash', ready: /^Show$/, viewer: 'administrator' },
  { name: 'users', address: '/admin/user', ready: /\d+ users/, viewer: 'administrator' },
  {
    name: 'users-selected',
    address: '/admin/user',
    ready: /\d+ users? selected/,
    viewer: 'administrator',
    action: selectUsers,
  },
  {
    name: 'users-question',
    address: '/admin/user',
    ready: /^Approve \d+ users?\?$/,
    viewer: 'administrator',
    action: selectAndClickApprove,
    actionAfterPrevious: clickApproveSelected,
  },
  {
    name: 'users-results',
    address: '/admin/user',
    ready: /\d+ of \d+ approved/,
    viewer: 'administrator',
    action: approveSelected,
    actionAfterPrevious: confirmApproval,
  },
  { name: 'user', address: '/admin/user/demo-learner', ready: /of \d+ lessons/, viewer: 'administrator' },
  {
    name: 'user-payment',
    address: '/admin/user/demo-pending',
    ready: /Received on/,
    viewer: 'administrator',
    action: clickFirst(/^With payment/),
  },
  dialog('user-delete', '/admin/user', exactly(adminMessages.users.confirmDelete), clickFirst(/^Delete /)),
  dialog('user-teaching', '/admin/user/demo-learner', /^What .* teaches$/, chooseCourses),
  dialog('user-deactivate', '/admin/user/demo-learner', /^Deactivate .*\?$/, clickFirst(/^Deactivate/)),
  {
    name: 'statement',
    address: '/admin/statement',
    ready: /It is read on this device/,
    viewer: 'administrator',
  },
  {
    name: 'payments',
    address: '/admin/payments?month=2026-11',
    ready: /Merin Joseph/,
    viewer: 'administrator',
  },
  {
    name: 'due-payments',
    address: '/admin/payments/due',
    ready: /Jasmin Haneefa/,
    viewer: 'administrator',
  },
  {
    name: 'questions',
    address: '/admin/questions',
    ready: /Rasheeda Beegum/,
    viewer: 'administrator',
  },
  {
    name: 'work',
    address: '/admin/work',
    ready: /Manu Bharathan/,
    viewer: 'administrator',
  },
  {
    name: 'discounts',
    address: '/admin/discounts',
    ready: /A code makes a registration cheaper/,
    viewer: 'administrator',
  },
  {
    name: 'discount-add',
    address: '/admin/discounts',
    ready: /^Switched on$/,
    viewer: 'administrator',
    action: clickFirst('Add New Discount Code'),
  },
  { name: 'user-import', address: '/admin/user/import', ready: /At most 500 rows/, viewer: 'administrator' },
  {
    name: 'user-import-report',
    address: '/admin/user/import',
    ready: /^2 accounts can be created$/,
    viewer: 'administrator',
    action: checkUserList,
  },
  { name: 'admin-courses', address: '/admin/courses', ready: /Showing 1 to/, viewer: 'administrator' },
  {
    name: 'course-dialog',
    address: '/admin/courses',
    ready: /Original price/,
    viewer: 'administrator',
    action: clickFirst('Edit Ecommerce Mastery'),
  },
  {
    name: 'course-in-two-languages',
    address: '/admin/courses',
    ready: /^Title in Malayalam$/,
    viewer: 'administrator',
    action: translate('Edit Ecommerce Mastery'),
    actionAfterPrevious: writeInMalayalam,
  },
  dialog('course-add', '/admin/courses', /Original price/, clickFirst(adminMessages.courses.add)),
  dialog(
    'course-outline',
    '/admin/courses',
    /^Foundations & Business Models$/,
    clickFirst('View Ecommerce Mastery'),
  ),
  dialog('course-unpublish', '/admin/courses', /^Unpublish .*\?$/, clickFirst(/^Unpublish /)),
  dialog(
    'course-delete',
    '/admin/courses',
    exactly(adminMessages.courses.confirmDelete),
    clickFirst(/^Delete /),
  ),
  {
    name: 'categories',
    address: '/admin/categories',
    ready: /Foundations & Business Models/,
    viewer: 'administrator',
  },
  {
    name: 'category-dialog',
    address: '/admin/categories',
    ready: /Category Name/,
    viewer: 'administrator',
    action: clickFirst('Edit Foundations & Business Models'),
  },
  {
    name: 'category-in-two-languages',
    address: '/admin/categories',
    ready: /^Category Name in Malayalam$/,
    viewer: 'administrator',
    action: translate('Edit Foundations & Business Models'),
    actionAfterPrevious: writeInMalayalam,
  },
  dialog('category-add', '/admin/categories', /Category Name/, clickFirst(adminMessages.categories.add)),
  dialog('category-discard', '/admin/categories', /^Discard your changes\?$/, closeFilledForm),
  dialog(
    'category-delete',
    '/admin/categories',
    exactly(adminMessages.categories.confirmDelete),
    clickFirst(/^Delete /),
  ),
  { name: 'lessons', address: '/admin/lessons', ready: /^Day 1$/, viewer: 'administrator' },
  {
    name: 'lesson-order',
    address: '/admin/lessons?category=1',
    ready: /Drag a lesson/,
    viewer: 'administrator',
  },
  {
    name: 'lesson-dialog',
    address: '/admin/lessons?course=1',
    ready: /Add Topic/,
    viewer: 'administrator',
    action: clickFirst(/^Edit /),
  },
  {
    name: 'lesson-in-two-languages',
    address: '/admin/lessons?course=1',
    ready: /^Lesson Title in Malayalam$/,
    viewer: 'administrator',
    action: translate(/^Edit /),
    actionAfterPrevious: writeInMalayalam,
  },
  {
    name: 'quiz-in-two-languages',
    address: '/admin/lessons?course=3',
    ready: /^Question in Malayalam$/,
    viewer: 'administrator',
    action: clickFirst(/^Quiz of Seeing like a designer/),
  },
  dialog('lesson-add', '/admin/lessons', /Add Topic/, clickFirst(adminMessages.lessons.add)),
  dialog(
    'lesson-delete',
    '/admin/lessons?course=1',
    exactly(adminMessages.lessons.confirmDelete),
    clickFirst(/^Delete /),
  ),
  {
    name: 'settings',
    address: '/admin/settings',
    ready: /^What a registrant sends$/,
    viewer: 'administrator',
  },
  {
    name: 'settings-picture',
    address: '/admin/settings',
    ready: /^Remove picture$/,
    viewer: 'administrator',
    action: chooseLogo,
  },
  { name: 'pages', address: '/admin/pages', ready: /^Published /, viewer: 'administrator' },
  {
    name: 'page-editor',
    address: '/admin/pages/home',
    ready: /^Every time you publish/,
    viewer: 'administrator',
    action: waitForPreview,
  },
  {
    name: 'security',
    address: '/admin/security',
    ready: /Your account has no second factor/,
    viewer: 'administrator',
  },
  {
    name: 'security-key',
    address: '/admin/security',
    ready: /Scan this with your authenticator app/,
    viewer: 'administrator',
    action: showEnrollmentKey,
  },
];
