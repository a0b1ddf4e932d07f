import { brand } from '@padavu/domain/school/brand';
import { messages } from '@padavu/domain/messages';
import { writeCursor } from '#/cursors.ts';
import type { Json } from './shapes.ts';

// The description, unit and example of each field in the document. They are not in the domain's schemas, because
// browsers load those. The build fails for a field that is missing here.

type Field = readonly [description: string, example?: Json];

const uid = 'aYb3XkQ0d1Zr7PqW5nT2';
const auditId = 'Xk3mQ0d1Zr7PqW5nT2aY';
const moment = '2025-05-01T09:00:00.000Z';
const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhc2hhIn0.c2lnbmF0dXJl';
const version = 'ETag';
const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const webp = 'UklGRh4AAABXRUJQVlA4TBEAAAAvBIAAAAdQvFIUqv+BiOh/AAA=';
const drawing = '/assets/drawings/subject-course.svg';
const picture: Field = [
  'The address of the picture, an absolute URL; empty for none.',
  `${brand.siteUrl}${drawing}`,
];
const pictureInput: Field = [
  'The address of the picture, an absolute URL or a path on the site; empty for none.',
  drawing,
];

// Documents as they are stored, in the export of a person's data. They are shortened: their fields are no promise.
const storedAccount = {
  name: 'Asha Menon',
  email: 'asha@padavu.example',
  status: 'approved',
  role: 'user',
  courseId: 1,
};
const storedProgress = {
  courseId: 1,
  lastLessonId: 21,
  lastAt: moment,
  lessons: { '21': { complete: true, at: moment } },
};
const storedMessage = {
  questionId: 'mic3k9x2q7h1',
  lessonId: 21,
  text: 'How do I find a name for the shop?',
  at: moment,
};
const storedNotes = {
  courseId: 1,
  notes: { mic3k9x2q7h1: { lessonId: 21, second: 90, text: 'Ask three people.', at: moment } },
};

const cursor = 'Where the page begins. The `Link` header of the page before contains it.';
const second = 1_746_090_000;
const afterMoment = (id: string): Field => [cursor, writeCursor([[second, 0], id])];
const afterQuestion = writeCursor([false, [second, 0], 'mic3k9x2q7h1']);
const afterWork = writeCursor(['work', `${uid}_21`]);

const uploaded: Field = [
  'A picture that was uploaded by `POST /media`. It takes precedence over `thumbnail`; `null` for none.',
];

/** Fields that several shapes have. */
const ofEach = (shapes: readonly string[], shared: Readonly<Record<string, Field>>): Record<string, Field> =>
  Object.fromEntries(
    shapes.flatMap((shape) => Object.entries(shared).map(([name, field]) => [`${shape}.${name}`, field])),
  );

/**
 * Keys are names of fields. Where a name means several things, the key also has the shape or the call, as in
 * `Refusal.message`. The key of a parameter has its location or the path of the call, as in `query.limit`.
 */
export const fields: Readonly<Record<string, Field>> = {
  success: ['Always `true`: the call succeeded.'],
  message: ['A message for people.', 'Lesson created successfully'],
  'SignInReply.message': ['A message for people.', messages.login.success],
  'RequestPasswordResetReply.message': ['A message for people.', messages.passwordReset.sent],
  'ConfirmPasswordResetReply.message': ['A message for people.', messages.passwordReset.done],
  data: ['The result of the call.'],

  'Refusal.success': ['Always `false`: the call was refused.'],
  'Refusal.message': ['Why the call was refused, for people.', 'Title is required'],
  'Refusal.code': ['Why the call was refused, for programs.'],
  'Refusal.errors': ['The parameters and fields that caused the refusal; missing if none did.'],
  'Refusal.isPending': [
    '`true` if the account waits for an administrator’s approval; otherwise missing.',
    true,
  ],
  'RefusalError.path': [
    'The path of the field, from the outermost name to the innermost, separated by dots.',
    'lessons.3.title',
  ],
  'RefusalError.message': ['What is wrong with the field, for people.', 'Title is required'],

  token: ['The ID token to send as `Authorization: Bearer …`.', token],
  refreshToken: [
    'The token that renews the session. Keep it as secret as a password.',
    'AMf-vBx3Qd0Zr7PqW5nT2aYb3XkQ',
  ],
  expiresIn: ['The number of seconds until the ID token expires.', 3600],
  user: ['The account that signed in.'],
  admin: ['The account that signed in.'],
  password: ['At most 128 characters. Spaces at the beginning and the end are ignored.', 'a good password'],
  rememberMe: ['Accepted and ignored: the client decides how long it keeps the tokens.'],

  name: ['The name of the person.', 'Asha Menon'],
  email: ['The email address.', 'asha@padavu.example'],
  role: ['The role of the account. A learner has the role `user`.'],
  teaches: ['The ids of the courses that a teacher teaches; empty for everybody else.', [1]],
  status: [
    'The status of the account: `approved` has access, `pending` waits for approval, and `inactive` was deactivated.',
  ],
  isApproved: ['Whether `status` is `approved`.', true],
  course: ['The name of the course.', 'Ecommerce Mastery'],
  'User.course': ['The name of the course, the same as `courseName`.', 'Ecommerce Mastery'],
  courseName: ['The name of the course; `Not Specified` for none.', 'Ecommerce Mastery'],
  courseId: ['The id of the course.', 1],
  'User.courseId': ['The id of the course that the person learns; `null` for none.', 1],
  ...ofEach(
    [
      'User',
      'Admin',
      'BookEntryPerson',
      'DuePaymentPerson',
      'PersonalData',
      'ApproveUserReplyResult',
      'DeactivateUserReplyResult',
      'HoldUserReplyResult',
      'CongratulatedUser',
    ],
    { id: ['The id of the account.', uid] },
  ),
  registrationDate: ['When the account was created; `null` if unknown.', moment],
  paymentReference: [
    'The code by which the payment chat identifies the account: six letters and digits; empty if the account has none.',
    'PDV7K2',
  ],
  ...ofEach(['Registration', 'NewPassword'], {
    password: ['8 to 128 characters. Spaces at the beginning and the end are ignored.', 'a good password'],
  }),
  'NewPassword.code': ['The code of the link: `oobCode` in its address.', 'Zx3mQ0d1Zr7PqW5nT2aYb3XkQ'],
  'Registration.courseId': [
    'The id of a course on the site that is open for registration. Send either this or `courseName`.',
    1,
  ],
  'Registration.courseName': [
    'The slug or the title of the course. Send either this or `courseId`.',
    'ecommerce-mastery',
  ],
  ...ofEach(['RegistrationReceipt', 'ImportOutcomeCreated'], { id: ['The id of the new account.', uid] }),

  total: ['The number of all accounts.', 120],
  pending: ['The number of accounts that wait for approval.', 8],
  approved: ['The number of approved accounts.', 100],
  inactive: ['The number of deactivated accounts.', 12],
  courseBreakdown: ['The number of accounts by course name.', { 'Business Fundamentals': 12 }],
  expectedStatus: [
    'The status that the caller saw. If the account has another one by now, the call changes nothing and answers 409. Leave it out to skip this check.',
  ],
  payment: ['A payment to record together with the approval.'],
  amount: ['The amount, in whole units of the currency.', 1999],
  method: ['How the payment was made.'],
  note: ['A note on the payment for administrators, at most 500 characters.', 'Paid by her brother'],
  receivedOn: ['The day on which the payment was received, in the time zone of the school.', '2025-05-01'],
  'Payment.price': [
    'The price that was agreed, in whole units of the currency of the payment; `null` if none is recorded.',
    1999,
  ],
  'PaymentInput.price': [
    'The price that was agreed, in whole units of the currency of the payment. What is missing of it is due. `null` or missing for none: then nothing is due.',
    1999,
  ],
  'UserPayments.payment': ['The first payment, with the refund; `null` if none is recorded.'],
  ...ofEach(['UserPayments', 'Receipt'], { further: ['The payments after the first one, by their days.'] }),
  paid: ['The sum of all payments, in whole units of the currency.', 1999],
  refunded: ['The amount that was given back, in whole units of the currency; 0 for nothing.', 0],
  'UserPayments.due': [
    'What is still to be paid of the agreed price, in whole units of the currency; `null` if none is recorded. A refund makes nothing due, and one of everything ends what was due, until the person pays again.',
    0,
  ],
  'Receipt.due': ['What is still to be paid of the agreed price, in whole units of the currency.', 0],
  'Receipt.amount': ['The amount of the first payment, in whole units of the currency.', 1000],
  ...ofEach(['FurtherPayment', 'AddedPayment', 'RemovedPayment'], {
    id: ['The id of the payment among those of the account.', auditId],
  }),
  'FurtherPayment.receiptNumber': [
    'The number of the receipt, which is that of the first payment; empty if that had none.',
    '2026-000123',
  ],
  recordedAt: ['When the payment was recorded.', moment],
  recordedBy: ['The administrator who recorded the payment.'],
  'Payment.refund': ['What was given back of the payment; missing if nothing was.'],
  'PaymentRefund.amount': [
    'The amount that was given back, in whole units of the currency of the payment.',
    500,
  ],
  ...ofEach(['PaymentRefund', 'RefundInput'], {
    method: ['How the amount was given back.'],
    note: ['A note on the refund for administrators, at most 500 characters.', 'She moves away'],
  }),
  refundedOn: ['The day on which the amount was given back, in the time zone of the school.', '2025-06-03'],
  'RefundInput.amount': [
    'The amount that was given back, in whole units of the currency of the payment: at most what was paid.',
    500,
  ],
  'RefundInput.refundedOn': [
    'The day on which the amount was given back, in the time zone of the school: not in the future, and not before the payment.',
    '2025-06-03',
  ],
  'PaymentRefund.recordedAt': ['When the refund was recorded.', moment],
  'PaymentRefund.recordedBy': ['The administrator who recorded the refund.'],
  uid: ['The id of the account.', uid],
  'BookEntry.kind': ['Whether it is a payment, or a refund, which the school paid.'],
  'BookEntry.id': [
    'The id of the payment, which stays when its account is deleted, restored or erased: that of the account for the first payment; for a further one both ids, with `_` between them. A refund has that of the first payment.',
    uid,
  ],
  'BookEntry.receiptNumber': [
    'The number of the receipt, for a refund and a further payment that of the first payment; empty for a payment that is older than receipt numbers.',
    '2025-000123',
  ],
  'BookEntry.currency': ['The currency of the amount, as an ISO 4217 code.', 'INR'],
  'BookEntry.note': [
    'The note on the payment or refund for administrators; empty for none, and for a person who was erased.',
    'Paid by her brother',
  ],
  'BookEntry.recordedBy': ['The administrator who recorded it; `null` for a person who was erased.'],
  'BookEntry.day': [
    'The day on which the payment was received, in the time zone of the school.',
    '2025-05-01',
  ],
  'BookEntry.person': ['Who paid.'],
  'BookEntryPerson.name': ['The name of the person; empty if the account is gone.', 'Asha Menon'],
  'BookEntryPerson.course': ['The name of the course; empty if the account is gone.', 'Ecommerce Mastery'],
  'BookEntryPerson.account': [
    'The state of the account: `open`, in the `trash`, or `gone`, as after the person was erased or the time in the trash was over.',
  ],
  'DuePayment.person': ['Who has to pay.'],
  'DuePayment.currency': ['The currency of the amounts, as an ISO 4217 code.', 'INR'],
  'DuePayment.price': ['The price that was agreed, in whole units of the currency.', 1999],
  'DuePayment.due': ['What is not paid of it, in whole units of the currency.', 999],
  'DuePayment.lastPaidOn': [
    'The day on which the last payment was received, in the time zone of the school.',
    '2025-05-01',
  ],
  dryRun: ['Whether to report only the expected outcome of each row and to create nothing.'],
  rows: ['The rows of the list, in order.'],
  'UserImportRow.course': ['The id, the title or the slug of the course.', 'Ecommerce Mastery'],
  'UserImportRow.amount': [
    'The amount that was paid, in whole units of the currency, as text; empty if nothing was paid yet.',
    '1999',
  ],
  'UserImportRow.method': ['How it was paid: a payment method or its label; empty for `other`.', 'UPI'],
  'UserImportRow.note': ['A note on the payment for administrators.', 'Paid by her brother'],
  'UserImportRow.language': [
    'The language of the learner, English or Malayalam; empty if unknown.',
    'Malayalam',
  ],
  state: ['The outcome of the row; in a dry run, the expected outcome.'],
  'ImportOutcomeExists.id': ['The id of the account that has this email address already.', uid],
  'ImportOutcomeFailed.message': ['Why no account was created, for people.', 'Something went wrong'],
  problems: ['All problems of the row.'],
  column: ['The column that has the problem.'],
  'ImportOutcomeInvalidProblem.message': ['What is wrong with it, for people.', 'There is no such course.'],

  ...ofEach(['Course', 'SiteCourse'], {
    id: ['The id of the course.', 1],
    duration: ['The duration in words; empty if none is given.', '1 Month'],
  }),
  ...ofEach(['CourseSubcategory', 'Subcategory'], { id: ['The id of the category.', 11] }),
  title: ['The title.', 'Ecommerce Mastery'],
  description: ['A description, as plain text.', 'Build a shop and sell in it, one day at a time.'],
  translations: ['The texts in other languages than the first one; missing if there are none.'],
  ...ofEach(['CourseInput', 'SubcategoryInput', 'LessonInput', 'LessonUpdate'], {
    translations: [
      'The texts in other languages than the first one. If they are missing, the stored ones stay; an empty object removes them.',
    ],
  }),
  ml: ['The texts in Malayalam. Each of them may be missing.'],
  thumbnail: picture,
  ...ofEach(['CourseInput', 'SubcategoryInput'], { thumbnail: pictureInput }),
  instructor: ['The name of the teacher.', 'Rajan Pillai'],
  level: ['Whom the course is for.', 'All Levels'],
  category: [
    'The category by which courses are filtered, in the school’s own word. Pages show a slug as words: `digital-marketing` as Digital Marketing.',
    'digital-marketing',
  ],
  categoryName: [
    'The name of `category` in Malayalam. If it is missing, pages use the one of another course in the same category, or else `category`. Courses are always filtered by `category`.',
    'ഡിജിറ്റൽ മാർക്കറ്റിങ്',
  ],
  price: ['What a visitor pays, in whole units of the school’s currency.', 1999],
  'RegistrationReceiptDiscount.price': [
    'The price of the course when the person registered, in whole units of the school’s currency.',
    1999,
  ],
  'DiscountOffer.price': [
    'The price of the course without the discount, in whole units of the school’s currency.',
    1999,
  ],
  originalPrice: ['The earlier price, in whole units of the school’s currency.', 4999],
  slug: ['The name of the course in addresses; empty if it has none.', 'ecommerce-mastery'],
  'CourseInput.slug': [
    'The name of the course in addresses: at most 60 lowercase letters, digits and single hyphens, with at least one letter. If it is empty, the course keeps its slug, or gets one from its title.',
    'ecommerce-mastery',
  ],
  summary: ['A summary, in one or two sentences.', 'Build a shop and sell in it.'],
  outcomes: ['What learners get from the course, one line each.', ['A shop of your own']],
  instructors: ['The teachers, as visitors see them.'],
  words: ['A few words about the person.', 'Ten years of selling online.'],
  ...ofEach(['Course', 'SiteCourse', 'CourseInput'], { picture: uploaded }),
  photo: [
    'An uploaded picture of the person. It takes precedence over the address in `picture`; `null` for none.',
  ],
  alt: ['The alternative text: what the picture shows.', 'A shop window'],
  sources: ['The files of the picture, from the narrowest to the widest.'],
  hash: ['The SHA-256 hash of the file, in hexadecimal. The site serves the file at `/media/{hash}`.', hash],
  width: ['The width in pixels; for a picture, that of its widest file.', 1280],
  height: ['The height in pixels; for a picture, that of its widest file.', 720],
  picture: ['The address of the picture, an absolute URL; empty for none.', `${brand.siteUrl}${drawing}`],
  ...ofEach(['CourseInputInstructor', 'CourseInputDay'], { picture: pictureInput }),
  'CourseInput.duration': ['The duration in words.', '1 Month'],
  language: ['The language of teaching or of the subtitles.', 'Malayalam'],
  rating: ['The rating by learners, from 0 to 10, as the school enters it; 0 for none.', 9.9],
  reviewCount: ['The number of learners who gave a rating.', 3218],
  days: ['The days of the course, as visitors see them, from day 1 on.'],
  sessions: ['The live sessions, in no particular order.'],
  'LiveSession.id': [
    'The id of the session, unique in its course. It stays when the session changes, so that calendars replace its event.',
    'mic3k9x2q7h1',
  ],
  'CourseInputSession.id': [
    'The id that the session has, or up to 64 letters, digits, `_`, `.`, `:` and `-` for a new one. A session without an id keeps the id of the stored session that begins at the same time, or gets a new id. In a new course, every session gets a new id.',
    'mic3k9x2q7h1',
  ],
  ...ofEach(['Certificate', 'CertificateCheck'], {
    number: ['The number of the certificate, by which anybody can check it.', 'K7M3-QX9A-2BCD-EF45'],
    status: ['Whether the certificate is valid, was withdrawn, or was replaced by another one.'],
    school: ['The name of the school when the certificate was first issued.', 'Padavu'],
    days: ['The number of days that had lessons.', 30],
  }),
  'path.number': [
    'The number of the certificate, as a person types it: small letters, spaces and no hyphens are accepted too.',
    'K7M3-QX9A-2BCD-EF45',
  ],
  'CertificateCheck.name': ['The name of the person; empty if the certificate is not valid.', 'Asha Menon'],
  certificates: [
    'The certificates of the person.',
    [
      {
        number: 'K7M3-QX9A-2BCD-EF45',
        courseId: 1,
        name: 'Asha Menon',
        course: 'Business Fundamentals',
        completedOn: '2025-05-01',
        issuedAt: moment,
        status: 'valid',
      },
    ],
  ],
  completedOn: [
    'The day on which the last lesson was completed, in the time zone of the school.',
    '2025-05-30',
  ],
  issuedAt: ['When the certificate was issued.', moment],
  'Certificate.reason': [
    'Why the certificate is no longer valid, for administrators; empty for a valid one.',
    'Paid back',
  ],
  'CertificateReason.reason': ['The reason, for administrators and the audit log.', 'Paid back'],
  replacedBy: ['The number of the certificate that replaced this one; empty for none.', ''],
  certificate: ['Whether learners who complete every lesson get a certificate.', true],
  hours: ['The hours of work that the certificate states; 0 for none.', 40],
  startsAt: ['When the live session begins.', moment],
  'User.startsAt': ['When the learner’s first day of the course begins; `null` if no day is set.', moment],
  'PaceInput.startsOn': [
    'The learner’s first day of the course, in the time zone of the school.',
    '2025-05-01',
  ],
  'PaceInputExpected.startsOn': ['The first day that the caller saw; `null` for none.', '2025-05-01'],
  openThrough: ['The last day up to which all days are open to the learner, at any pace; 0 for none.', 7],
  'PaceInput.openThrough': ['All days up to this one open at once.', 7],
  congratulatedOn: [
    'The id of the course that the school has congratulated the learner on completing; `null` for none.',
    1,
  ],
  'User.language': ['The language that the person chose, or registered in; `null` if unknown.', 'ml'],
  'StuckLearner.language': [
    'The language in which the school writes to the learner; `null` for English.',
    'ml',
  ],
  'LanguageInput.language': ['The language of the pages, and of what the school writes to the person.', 'ml'],
  pacing: [
    'A number that increases whenever the pace of the course changes. All days are open to learners who began at an earlier pace.',
    1,
  ],
  'User.pacing': ['The `pacing` of the course when the learner began it.', 1],
  pace: [
    'How days open to a learner. `open`: all at once. `daily`: one each day, from the learner’s first day on. `dates`: each at its moment in `opensOn`. `progress`: each when all lessons of the days before it are complete.',
    'daily',
  ],
  opensOn: [
    'When each day opens at the pace `dates`, from day 1 on; `null` for a day that has no date yet.',
    [moment, null],
  ],
  opensAt: [
    'When the lesson opens to the learner; `null` if that is not known. Only for a lesson that is not open yet.',
    moment,
  ],
  opensWith: ['An earlier day of this lesson. The lesson still opens with that day; missing for none.', 2],
  minutes: ['The length in minutes.', 60],
  link: [
    'The web address of the meeting. Empty if there is none, and for callers who are not administrators, teachers or learners of the course.',
    'https://meet.example/padavu',
  ],
  recording: [
    'The web address of the recording. Empty if there is none, and for callers who are not administrators, teachers or learners of the course.',
    'https://video.example/padavu',
  ],
  questions: ['Questions of visitors, with their answers.'],
  question: ['The question.', 'Do I need a shop already?'],
  answer: ['The answer.', 'No, you build one on the way.'],
  ...ofEach(['PageInputFaqContentQuestion', 'FaqContentQuestion'], {
    answer: ['The answer, in Markdown.', 'No, you build one on the way.'],
  }),
  openForRegistration: ['Whether visitors can choose it when they register.', true],
  order: ['The position on the site, from 0 to 999. Courses in the same position are sorted by id.', 1],
  pages: ['The published pages of the site, by name. `footer` is the end of every page.'],
  'PublishedPages.courses': ['The page with the list of courses.'],
  'PublishedPages.contact': ['The contact page.'],
  'PublishedPages.home': ['The home page.'],
  'PublishedPages.about': ['The page about the school.'],
  faq: ['The page of frequently asked questions.'],
  terms: ['The terms of service.'],
  privacy: ['The privacy policy.'],
  refund: ['The refund policy.'],
  cookies: ['The cookie policy.'],
  footer: ['The end of every page.'],
  content: ['The content of the page.'],
  page: ['The name of the page.', 'about'],
  written: [
    'The content to edit, with the name of the page: the draft, or what is published if there is no draft.',
  ],
  hasDraft: ['Whether there is a draft that visitors do not see yet.'],
  ...ofEach(['Page', 'PageSummary'], {
    id: ['The name of the page.', 'about'],
    publishedAt: ['When the page was published; the beginning of 1970 if it never was.', moment],
  }),
  'PageVersion.publishedAt': ['When this version was published.', moment],
  'PageVersion.version': ['The number of the version.', 3],
  'path.version': ['The number of the version.', 3],
  publishedAt: ['When the page was published; empty if it never was.', moment],
  banners: ['The banners of the home page. The title of the first one is the title of the page.'],
  ...ofEach(['PageInputHomeContentBanner', 'HomeContentBanner'], {
    action: ['The text of the button; empty for no button.', 'Register now'],
  }),
  ...ofEach(['PageInputHomeContentBannerTranslationsMl', 'HomeContentBannerTranslationsMl'], {
    action: ['The text of the button.', 'രജിസ്റ്റർ ചെയ്യൂ'],
  }),
  ...ofEach(['PageInputHomeContentFigure', 'HomeContentFigure'], {
    label: ['What the figure counts.', 'Graduates'],
  }),
  ...ofEach(['PageInputHomeContent', 'HomeContent'], { courses: ['The texts above the courses.'] }),
  ...ofEach(['PageInputHomeContentFigureTranslationsMl', 'HomeContentFigureTranslationsMl'], {
    label: ['What the figure counts.', 'പഠിതാക്കൾ'],
  }),
  leadsTo: ['The page that the button leads to. `course` is the page of the first course on the site.'],
  drawing: ['The drawing beside the text.'],
  lead: ['A sentence below the title; empty for none.', 'Four steps, and the first one takes a minute.'],
  text: [
    'The text. It is Markdown in `whoWeAre` and in `sections`, and plain text elsewhere.',
    'Short lessons, a task every day.',
  ],
  whoWeAre: ['Who the school is. Pages hide this part if its title is empty.'],
  figures: ['Figures that the school states about itself.'],
  value: ['The figure. Pages show a + after it.', 500],
  ...ofEach(['HomeContent', 'AboutContent', 'FaqContent'], {
    description: ['The description of the page for search engines.', 'A school for small businesses.'],
  }),
  experience: ['What learning at the school is like.'],
  steps: ['The steps to a first lesson.'],
  payBy: ['The ways to pay that the page shows.', ['card']],
  testimonials: ['What learners say about the school.'],
  about: ['A few words about the person.', 'Learner of 2025'],
  items: ['The entries of this part, in order.'],
  approach: ['How the school teaches.'],
  mission: ['What the school aims at.'],
  referral: ['What learners get for bringing a friend. Pages hide this part if its title is empty.'],
  closing: ['The last part of the page.'],
  sections: ['The sections of the text.'],
  heading: ['The heading of the section.', 'Your account'],
  school: ['The name of the school, its contact and payment details, and the rest of its settings.'],
  courses: ['The courses, in their order on the site.'],
  redirects: [
    'Former slugs of courses, each with the present slug of its course.',
    { 'online-shops': 'ecommerce-mastery' },
  ],
  'SiteCourse.updatedAt': ['When the course was last changed; empty if unknown.', moment],
  badge: ['A word or two on the card of the course; empty for none.', 'Bestseller'],
  published: [
    'Whether visitors see the course. If not, it is a draft, which only administrators and its teachers see.',
    true,
  ],
  updatedAt: ['When it was last changed: the version that `If-Match` refers to.', moment],
  totalLessons: ['The number of lessons.', 24],
  progress: [
    'How much of the course the caller has completed, in whole percent. It is 0 in all responses but that of `GET /course/user/course`.',
    40,
  ],
  subcategories: ['The categories of the course, in brief.'],
  ...ofEach(['Subcategory', 'SubcategoryInput'], { duration: ['The duration in words.', '2 weeks'] }),
  duration: ['The duration in words.', '45 minutes'],
  'Subcategory.lessonsCount': ['The number of lessons.', 8],
  'SubcategoryInput.lessonsCount': ['Accepted and ignored: the API counts the lessons itself.', 0],

  'Lesson.id': ['The id of the lesson.', 21],
  subcategoryId: ['The id of the category.', 11],
  'LessonUpdate.subcategoryId': [
    'The category to move the lesson to. If it is missing, the lesson stays in its category.',
    11,
  ],
  day: ['The day of the course, from 1 to 30.', 3],
  'Lesson.day': ['The day of the course; missing if none is set.', 3],
  topics: ['The topics, a few words each.', ['Choosing a product', 'Finding suppliers']],
  videoUrl: [
    'The address of the video, as a player embeds it; empty for none, and in an outline.',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
  ],
  locked: [
    '`true` for an outline, which has neither the video nor the task, because the caller may not see them; otherwise missing.',
    true,
  ],
  lessons: ['The lessons, in order.'],
  lessonIds: ['The ids of all lessons of the category, in their new order.', [22, 21, 23]],

  'Progress.lessons': ['The latest progress mark of each lesson, by lesson id.'],
  'ProgressInput.lessons': ['The latest progress mark of each lesson, by lesson id; at most 500 lessons.'],
  complete: ['Whether the learner has completed the lesson.', true],
  at: ['When `complete` was set, by the clock of the device.', moment],
  position: ['The position in the video, in seconds.', 312.5],
  lastLessonId: ['The lesson that was opened last.', 21],
  lastSubcategoryId: ['The category of that lesson.', 11],
  lastAt: [
    'When that lesson was opened, by the clock of the device. If a request leaves it out, it is the present moment.',
    moment,
  ],

  'AuditEntry.id': ['The id of the entry.', auditId],
  ...ofEach(['AuditEntry', 'PersonalDataAuditLog', 'PersonalDataAction'], {
    at: ['When the action was taken.', moment],
  }),
  actor: ['Who took the action.'],
  action: ['What was done. The part before the dot names the kind of record.'],
  target: ['The record that the action changed.'],
  before: [
    'The former values of the changed fields; `null` for a record that was created. The amount of a payment has its `currency` beside it; older entries lack that.',
    { title: 'Finding customers' },
  ],
  after: [
    'The new values of the changed fields; `null` for a record that was deleted. The amount of a payment has its `currency` beside it; older entries lack that.',
    { title: 'Finding first customers' },
  ],
  partOf: [
    'What this was a part of, as `collection/id`, such as the category that a lesson was deleted with; missing for none.',
    'subcategories/11',
  ],
  undoes: ['The id of the entry that this one undid; missing for none.', auditId],
  collection: ['The collection of the stored document.', 'lessons'],
  'AuditEntryTarget.id': ['The id of the stored document.', '21'],
  label: ['The name or title that it had.', 'Choosing a product'],
  auditId: ['The id of the audit entry that records this.', auditId],
  documentId: ['The id of the stored document.', '21'],
  'TrashEntry.id': ['The id of the entry in the trash.', 'lessons_21'],
  deletedAt: ['When it was deleted.', moment],
  deletedBy: ['Who deleted it.'],
  expiresAt: ['When it is deleted for good.', '2025-05-31T09:00:00.000Z'],
  'RestoreDeletedReplyResult.id': ['The id that the entry had in the trash.', 'lessons_21'],
  needsPassword: [
    'Whether the person has to set a new password by "Forgot password"; only for an account.',
    false,
  ],
  lacksCourse: ['Whether the course of the account no longer exists; only for an account.', false],
  changed: ['The fields that the repair wrote.', ['title']],
  faults: ['The faults that no default can repair.'],
  field: ['The name of the field.', 'title'],
  problem: ['What is wrong with the field.'],
  requireSecondFactor: ['Whether every administrator and teacher needs a second factor.', false],

  ...ofEach(['School', 'SchoolSettings', 'SchoolInput', 'ReceiptSchool'], {
    name: ['The name of the school.', 'Padavu'],
  }),
  logo: ['The picture before the name of the school, uploaded by `POST /media`; `null` for none.'],
  icon: [
    'The square icon for browser tabs and home screens, uploaded by `POST /media`; `null` for the default, which is steps in the colour of the school.',
  ],
  socialPicture: [
    'The picture that is shown where somebody shares a page that has none of its own, uploaded by `POST /media`; `null` for none.',
  ],
  localName: ['The name of the school in its own script; empty for none.', 'പടവ്'],
  tagline: ['What the school promises, in one sentence.', brand.tagline],
  colour: [
    'The colour of buttons, links and banners, as `#RRGGBB`; empty for the default. Its contrast ratio with `#FBF7EE` is at least 6.',
    '#0B5D4B',
  ],
  locale: [
    'The language tag by which numbers, money and dates are written. It does not change the language of texts.',
    'en-IN',
  ],
  currency: ['The currency of amounts, as an ISO 4217 code. Amounts are whole units of it.', 'INR'],
  timeZone: [
    'The time zone of the school, which decides when its days begin: a name of the IANA time zone database.',
    'Asia/Kolkata',
  ],
  chatNumber: [
    'The telephone number of the chat: digits only, with the country code. Empty for none.',
    '919000000000',
  ],
  chatMessage: [
    'The message that people send to the chat after registering, with placeholders in braces. A line is left out if all its placeholders are empty.',
    'Hello {school}, my payment reference is {reference}.',
  ],
  phone: ['The telephone number, as people read it.', '+91 90000 00000'],
  ...ofEach(['School', 'SchoolSettings', 'SchoolInput'], {
    email: ['The email address for visitors; empty for none.', 'hello@padavu.example'],
    payment: ['How to pay the school.'],
    registration: ['Whether people can register, and what the page says if not.'],
  }),
  address: ['The postal address, as people read it.', 'Padavu House, Temple Road, Kochi, Kerala'],
  location: ['The point on the map of the contact page; `null` for none.'],
  latitude: ['Degrees north of the equator.', 9.9663],
  longitude: ['Degrees east of Greenwich.', 76.2428],
  social: ['The school’s pages on other sites. Those with an empty address are not shown.'],
  facebook: ['An https address; empty for none.', 'https://facebook.example/padavu'],
  instagram: ['An https address; empty for none.', 'https://instagram.example/padavu'],
  linkedin: ['An https address; empty for none.', 'https://linkedin.example/padavu'],
  youtube: ['An https address; empty for none.', 'https://youtube.example/padavu'],
  decisionTime: [
    'How soon an administrator decides on a registration, as a sentence.',
    'We answer within a day.',
  ],
  upiId: ['The UPI ID that receives payments; empty for none.', 'school@bank'],
  payee: ['The name of the recipient, as UPI apps and banks show it.', 'Padavu House'],
  bankDetails: [
    'The account for bank transfers, in several lines.',
    'Account 0000 0000 0000\nIFSC PDVU0000000',
  ],
  instructions: ['What else a payer needs to know.', 'Put your payment reference into the note.'],
  open: ['Whether the school accepts registrations.', true],
  closedText: [
    'What the registration page says while registration is closed; empty for a default sentence.',
    'We open again in June.',
  ],

  expected: [
    'The values that the caller saw. If the account differs by now, the call changes nothing and answers 409. Leave it out to skip this check.',
  ],
  'ErasureConfirmation.email': [
    'The email address of the account, as a confirmation.',
    'asha@padavu.example',
  ],
  'NewsletterToken.token': ['The token in the link of the mail.', '9f86d0.Zr7PqW5nT2aYb3Xk'],
  'query.token': ['The token in the link of the mail.', '9f86d0.Zr7PqW5nT2aYb3Xk'],
  'NewsletterRecipient.language': ['The language in which the newsletter was requested.', 'ml'],
  confirmedAt: [
    'When the address was confirmed; `null` for an address from before the school recorded it.',
    moment,
  ],
  unsubscribeUrl: [
    'The page that unsubscribes the address, an absolute URL in the language of the address.',
    `${brand.siteUrl}/ml/newsletter/unsubscribe?token=9f86d0.Zr7PqW5nT2aYb3Xk`,
  ],
  version: ['The version of the file’s format. It increases when a field is renamed or removed.', 1],
  exportedAt: ['When the file was created.', moment],
  signIn: ['The account in Firebase Auth; `null` if there is none any more.'],
  'PersonalDataSignIn.email': ['The email address for signing in; `null` for none.', 'asha@padavu.example'],
  'PersonalDataSignIn.name': ['The name in Firebase Auth; `null` for none.', 'Asha Menon'],
  emailVerified: ['Whether the address was confirmed by a link in a mail.', true],
  disabled: ['Whether the account is disabled, so that nobody can sign in with it.', false],
  createdAt: ['When the account was created.', moment],
  lastSignInAt: ['When the person last signed in; `null` for never.', moment],
  lastRefreshAt: ['When a session was last renewed; `null` for never.', moment],
  providers: ['The ways to sign in that the account has.', ['password']],
  secondFactors: ['The kinds of second factors that the account has.', ['totp']],
  account: ['The account as it is stored; `null` for one that was deleted.', storedAccount],
  ...ofEach(['PersonalData', 'PersonalDataPart'], {
    questions: ['The person’s questions and answers under lessons.', [storedMessage]],
  }),
  ...ofEach(['PersonalData', 'PersonalDataTrash'], {
    progress: ['The person’s progress in each course.', [storedProgress]],
    notes: ['The person’s notes on lessons.', [storedNotes]],
  }),
  learning: [
    'The person’s entries in the statistics of courses.',
    [{ courseId: 1, finished: false, opened: [21, 22], completed: [21] }],
  ],
  'PersonalData.payment': [
    'The payment; `null` if none was recorded.',
    {
      amount: 4999,
      currency: 'INR',
      method: 'upi',
      receivedOn: '2025-05-01',
      receiptNumber: '2025-000123',
      recordedAt: moment,
      recordedBy: { uid, name: 'Rajan Pillai' },
    },
  ],
  furtherPayments: [
    'The payments after the first one.',
    [
      {
        amount: 999,
        currency: 'INR',
        method: 'cash',
        receivedOn: '2025-06-01',
        receiptNumber: '2025-000123',
        recordedAt: moment,
        recordedBy: { uid, name: 'Rajan Pillai' },
      },
    ],
  ],
  paymentClaim: [
    'The person’s payment claim, with the picture of the receipt; `null` for none.',
    { number: '512345678901', sentAt: moment, hasPicture: false, picture: null },
  ],
  'PersonalData.registration': [
    'A registration that was not completed; `null` for none.',
    { startedAt: moment, abandoned: false },
  ],
  newsletter: [
    'The newsletter subscription of the address; `null` for none.',
    { email: 'asha@padavu.example', subscribedAt: moment, confirmed: true },
  ],
  unsubscription: [
    'The record that the address has unsubscribed from the newsletter; `null` if it has not.',
    { unsubscribedAt: moment },
  ],
  trash: ['The deleted account, while it can be restored; `null` for none.'],
  entry: [
    'The deleted account, as it is stored in the trash.',
    { collection: 'users', documentId: uid, label: 'Asha Menon', deletedAt: moment, document: storedAccount },
  ],
  auditLog: ['What administrators did to the account, the latest first.'],
  actions: ['What the person did as an administrator, the latest first, without the records concerned.'],
  'MediaInput.content': ['The bytes of the file, as base64.', webp],
  'Media.hash': ['The SHA-256 hash of the bytes, in hexadecimal. It is the name of the file.', hash],
  'Media.type': ['The media type of the file.'],

  'PaymentClaimInput.number': [
    'The transaction number: a UTR of UPI or a bank’s reference. 6 to 40 letters and digits, with at least four digits. Spaces, `/`, `_`, `-`, zeros before a number, and words before it such as `UTR:` are ignored. A date and the IFSC of a bank are refused.',
    '412345678901',
  ],
  'PaymentClaimInput.picture': ['The bytes of a picture of the receipt, as base64.', webp],
  'PaymentClaim.number': [
    'The transaction number, in capital letters, without spaces, separators and zeros before it.',
    '412345678901',
  ],
  sentAt: ['When the claim was sent.', moment],
  hasPicture: ['Whether there is a picture, which another operation returns.', true],
  'PaymentClaim.hasPicture': ['Whether there is a picture of the receipt.', true],
  ...ofEach(['ClaimPicture', 'WorkPicture'], {
    type: ['The media type of the picture.'],
    content: ['The bytes of the picture, as base64.', webp],
  }),

  receiptNumber: [
    'The number of the receipt: the year in which the payment was recorded, and a number that counts up in that year. Empty if it has none yet.',
    '2026-000123',
  ],
  code: ['The discount code, in capitals: letters from A to Z, digits and hyphens.', 'ONAM25'],
  'DiscountCheck.code': ['The discount code, in capital or small letters.', 'onam25'],
  'DiscountInput.code': [
    'The code: 3 to 20 letters from A to Z, digits and hyphens. It is stored in capitals.',
    'ONAM25',
  ],
  'path.code': ['The discount code.', 'ONAM25'],
  ...ofEach(['Discount', 'DeletedDiscount'], { id: ['The code.', 'ONAM25'] }),
  kind: ['Whether `value` is an amount or a percentage of the price.'],
  ...ofEach(['Discount', 'DiscountInput', 'DiscountTerms'], {
    value: ['The amount in whole units of the school’s currency, or the whole percentage of the price.', 500],
    note: ['A note for administrators.', 'For the fair in Kochi'],
  }),
  courseIds: ['The ids of the courses that the code is for; `null` for all courses.', [1]],
  limit: ['The number of registrations that may use the code; `null` for no limit.', 20],
  startsOn: [
    'The first day on which the code is valid, in the time zone of the school; `null` for none.',
    '2025-05-01',
  ],
  endsOn: [
    'The last day on which the code is valid, in the time zone of the school; `null` for none.',
    '2025-05-31',
  ],
  active: ['Whether the code is switched on.', true],
  used: ['The number of registrations that use the code.', 3],
  discountCode: ['A discount code; empty or missing for none.', 'ONAM25'],
  discount: [
    'What a discount code took off the price when the person registered; `null` or missing for none.',
  ],
  off: ['What the code takes off the price, in whole units of the school’s currency.', 500],
  toPay: ['What remains to be paid, in whole units of the school’s currency; 0 for nothing.', 1499],

  'Receipt.number': ['The number of the receipt.', '2026-000123'],
  'Receipt.school': ['The school that received the payment.'],
  'Receipt.refund': ['What the school gave back of the amount; `null` for nothing.'],
  'ReceiptRefund.amount': ['The amount that was given back, in whole units of the currency.', 500],
  'ReceiptSchool.address': ['The address of the school; empty for none.', 'MG Road, Kochi'],
  amountInWords: [
    'What was paid in all, in words; empty for a currency other than rupees.',
    'One thousand nine hundred ninety-nine rupees',
  ],

  isAuditLogWhole: [
    'Whether `auditLog` and `actions` are complete. Each contains at most the latest 300 entries.',
    true,
  ],

  quiz: [
    'Whether the quiz of the lesson is optional or required to complete the lesson; missing for a lesson without a quiz.',
  ],
  notes: ['The person’s notes on lessons.'],
  second: ['The position in the video that the note belongs to, in seconds; missing for none.', 90],
  replaces: ['The `at` of the version that this one replaces; `null` or missing for a new note.', moment],
  'Note.id': ['The id of the note.', 'mic3k9x2q7h1'],
  'Note.text': ['The text of the note; empty once the note is deleted.', 'Ask three customers first.'],
  'Note.at': ['When this version was written.', moment],
  'NoteInput.text': ['The text of the note; empty to delete the note.', 'Ask three customers first.'],
  quizzes: ['The person’s result in each quiz, by lesson id.'],
  answered: [
    'Answers that the person has not seen yet, by the id of the question. The key of an answer to work is `task` and the lesson id, such as `task21`.',
  ],
  'ProgressAnswered.at': ['When the latest answer was written.', moment],
  weekHidden: ['Whether the person has hidden what they learned in the last days.', false],
  ...ofEach(['WeekInput', 'Week'], {
    hidden: ['Whether what the person learned in the last days is hidden.', true],
  }),
  tasks: ['The state of the person’s work for each lesson with a task, by lesson id.'],
  'ProgressTask.at': ['When the work got this state.', moment],
  ...ofEach(['ProgressTask', 'OwnWork', 'Submission'], {
    state: ['The state of the work: `waiting` for the school, to be handed in `again`, or `done`.'],
  }),
  task: [
    'The task: the work that the lesson asks for, as plain text; empty or missing for none.',
    'Name three customers.',
  ],
  ...ofEach(['LessonInput', 'LessonUpdate'], {
    task: [
      'The task: the work that the lesson asks for, as plain text; empty for none. If it is missing, the stored task stays.',
      'Name three customers.',
    ],
  }),
  work: [
    'The work that the person handed in, with the pictures.',
    [
      {
        lessonId: 21,
        lessonTitle: 'Finding customers',
        state: 'waiting',
        lastAt: moment,
        hasPicture: false,
        picture: null,
        turns: [
          { fromSchool: false, by: { uid, name: 'Asha Menon' }, text: 'Asha, Biju and Devi.', at: moment },
        ],
      },
    ],
  ],
  'path.submissionId': ['The id of the account and the id of the lesson, joined by `_`.', `${uid}_21`],
  'StuckLearner.course': ['The title of the course that the learner takes.', 'Ecommerce Mastery'],
  'StuckLearner.lesson': ['The lesson that the learner opened last; `null` if it no longer exists.'],
  'StuckLearner.titles': [
    'The titles of the course and the lesson in the learner’s language, for a message.',
  ],
  'StuckLearnerTitles.course': [
    'The title of the course, in the first language if it has no other.',
    'ഇ-കൊമേഴ്സ് മാസ്റ്ററി',
  ],
  'StuckLearnerTitles.lesson': [
    'The title of the lesson; empty if it no longer exists.',
    'ഒരു കട എങ്ങനെ പണമുണ്ടാക്കുന്നു',
  ],
  'StuckLearner.lastAt': ['When the learner opened that lesson, by the clock of the device.', moment],
  'StuckLearner.percent': ['The learner’s progress in the course, in percent.', 40],
  'WorkAnswer.state': ['Whether the work has to be handed in `again` or is `done`.'],
  ...ofEach(['Submission', 'StoredQuestion'], {
    courseId: ['The id of the course; 0 if the stored one cannot be read.', 1],
    subcategoryId: ['The id of the category; 0 if the stored one cannot be read.', 11],
    lessonId: ['The id of the lesson; 0 if the stored one cannot be read.', 21],
  }),
  'Submission.id': ['The id of the account and the id of the lesson, joined by `_`.', `${uid}_21`],
  'Submission.lastAt': ['When the learner or the school last wrote to it.', moment],
  'WorkAnswer.lastAt': ['The `lastAt` of the work that this answers.', moment],
  turns: ['What the learner handed in and what the school answered, in order.'],
  ...ofEach(['OwnWorkTurn', 'SubmissionTurn'], { text: ['Plain text.', 'Asha, Biju and Devi.'] }),
  'OwnWorkTurn.name': ['The name of the author.', 'Asha Menon'],
  ...ofEach(['OwnWorkTurn', 'SubmissionTurn', 'LessonQuestion', 'LessonQuestionAnswer', 'QuestionAnswer'], {
    at: ['When it was written.', moment],
  }),
  'WorkInput.lastTurnAt': [
    'The `at` of the last of the `turns` that the caller saw; `null` if there was none. If there is another one by now, the call changes nothing and answers 409, unless it has this text. Leave it out to skip this check.',
    moment,
  ],
  'WorkInput.text': ['Plain text, at most 4000 characters.', 'Asha, Biju and Devi.'],
  'WorkAnswer.text': [
    'Plain text, at most 4000 characters. It may be empty only if the work is done.',
    'Well done.',
  ],
  'WorkPictureInput.picture': ['The bytes of the picture, as base64.', webp],
  'path.questionId': [
    'The id of the question, which the device creates: 8 to 40 lowercase letters and digits, beginning with a letter.',
    'mic3k9x2q7h1',
  ],
  'path.answerId': [
    'The id of the answer, which the device creates: 8 to 40 lowercase letters and digits, beginning with a letter.',
    'mic3k9x2q7h2',
  ],
  pinned: ['Whether the question is listed before the others.', false],
  hidden: ['Whether it is hidden from learners.', false],
  closed: ['Whether learners can no longer answer the question.', false],
  waiting: ['Whether a learner wrote last and the school has not dealt with it since.', true],
  reported: [
    'Whether somebody has reported the question or its answers since the school last dealt with reports.',
    false,
  ],
  'QuestionModeration.waiting': [
    '`false` for a question that needs no answer. It waits again when a learner writes to it.',
  ],
  'QuestionModeration.reported': ['`false` once the school has dealt with the reports.'],
  reportedBy: [
    'The ids of the accounts that have reported it since the school last dealt with reports.',
    [uid],
  ],
  hiddenAnswers: ['The ids of all answers that are hidden from learners.', ['mic3k9x2q7h2']],
  people: ['The ids of the accounts of everybody who took part.', [uid]],
  by: ['The author.'],
  fromSchool: ['Whether an administrator or a teacher wrote it for the school.', true],
  own: ['Whether the caller wrote it.', false],
  next: ['The value of `after` for the next page; `null` on the last page.', afterQuestion],
  lessonTitle: [
    'The title that the lesson had when the question was asked or the work was handed in.',
    'Budgeting',
  ],
  askedAt: ['When the question was asked.', moment],
  'StoredQuestion.lastAt': ['When the question or an answer to it was last written.', moment],
  ...ofEach(['StoredQuestion', 'LessonQuestion'], {
    answers: ['The answers, in the order in which they were written.'],
  }),
  'LessonQuestions.questions': ['The questions of this page.'],
  'QuestionInput.text': ['Plain text, at most 1000 characters.', 'How do I find a name for the shop?'],
  'AffectedRecord.id': [
    'The id of the user, question or deleted record that the call changed.',
    'mic3k9x2q7h1',
  ],
  'WithdrawnQuestion.id': ['The id of the question.', 'mic3k9x2q7h1'],
  ...ofEach(['LessonQuestion', 'LessonQuestionAnswer', 'StoredQuestion', 'QuestionAnswer'], {
    id: ['The id, which a device created.', 'mic3k9x2q7h1'],
    text: ['Plain text.', 'How do I find a name for the shop?'],
  }),
  'LessonQuestion.name': ['The given name of the author.', 'Asha'],
  'LessonQuestionAnswer.name': [
    'The given name of the author; the whole name if the answer is from the school.',
    'Asha',
  ],
  'query.after': ['Where the page begins: `next` of the page before.', afterQuestion],
  'SeenAnswers.to': ['To what they answer: only `questions`, or only `work`. Without it, both.', 'questions'],
  lessonId: ['The id of the lesson.', 21],
  required: ['Whether the quiz has to be passed to complete the lesson.', true],
  passMark: ['The percentage of questions that have to be right.', 80],
  tries: ['How often a learner may answer the quiz; 0 for no limit.', 3],
  shuffled: ['Whether questions and options are shuffled for each try.', true],
  ...ofEach(
    [
      'QuizQuestionKind',
      'QuizQuestionText',
      'QuizQuestionNumber',
      'QuizInputQuestionKind',
      'QuizInputQuestionText',
      'QuizInputQuestionNumber',
      'LessonQuizQuestion',
    ],
    { text: ['The question.', 'What does a shop need first?'], kind: ['How the question is answered.'] },
  ),
  ...ofEach(['QuizQuestionKindOption', 'QuizInputQuestionKindOption'], {
    text: ['The text of the option.', 'Customers'],
    right: ['Whether the option is a part of the right answer.', true],
  }),
  ...ofEach(['QuizQuestionNumber', 'QuizInputQuestionNumber'], { value: ['The right number.', 12] }),
  ...ofEach(
    [
      'QuizQuestionKindTranslationsMl',
      'QuizQuestionTextTranslationsMl',
      'QuizInputQuestionKindTranslationsMl',
      'QuizInputQuestionTextTranslationsMl',
      'LessonQuizQuestionTranslationsMl',
    ],
    { text: ['The question in Malayalam.', 'കടയ്ക്ക് ആദ്യം വേണ്ടതെന്ത്?'] },
  ),
  ...ofEach(['QuizQuestionKindOptionTranslationsMl', 'QuizInputQuestionKindOptionTranslationsMl'], {
    text: ['The text of the option in Malayalam.', 'വാങ്ങാൻ ആളുകൾ'],
  }),
  ...ofEach(['QuizQuestionTextTranslationsMl', 'QuizInputQuestionTextTranslationsMl'], {
    accepted: [
      'Answers in Malayalam that are right too. They do not change the id of the question.',
      ['കൊച്ചി'],
    ],
  }),
  'LessonQuizQuestionTranslationsMl.options': [
    'The options in Malayalam, in the order of `options`. An option without a translation is in its first language.',
    ['വാങ്ങാൻ ആളുകൾ'],
  ],
  'GradedQuizQuestion.right': ['Whether the answer was right.', true],
  ...ofEach(['GradedQuiz', 'QuizResult'], { tries: ['How often the person has answered the quiz.', 1] }),
  ...ofEach(['QuizQuestionKind', 'QuizQuestionText', 'QuizQuestionNumber'], {
    id: [
      'The id of the question. It is derived from what makes an answer right or wrong, so a changed question gets another id.',
      '0a1b2c3d4e5f',
    ],
  }),
  ...ofEach(['LessonQuizQuestion', 'GradedQuizQuestion'], {
    id: ['The id of the question.', '0a1b2c3d4e5f'],
  }),
  ...ofEach(['LessonQuiz', 'Quiz', 'QuizInput', 'GradedQuiz'], { questions: ['The questions, in order.'] }),
  attempt: [
    'An id of the attempt, which the device creates: 8 to 64 letters, digits, `_` and `-`. The same answers sent again with the same id count once.',
    '7f9c24e8-0d3b',
  ],
  'QuizAnswers.answers': [
    'The answers by question id: a list with the indexes of the chosen options, counted from 0, to `single`, `multiple` and `true-false`; a text to `text`; a number to `number`; or `null` for a question that was left out.',
    { '1f3a5c7e9b0d': [0, 2], '2f4b6d8fa0c1': 'Kochi', '3a5c7e9b1d2f': null },
  ],
  percent: ['The percentage of questions that were answered correctly.', 80],
  passed: ['Whether the quiz was passed.', true],
  granted: ['How many further tries the school has granted this learner.', 1],
  triesLeft: ['How often the person may still answer the quiz; `null` for no limit.', 2],
  best: ['The percentage of the best try.', 80],
  passedAt: ['When the quiz was first passed; `null` or missing until then.', moment],
  'QuizResult.lastAt': ['When the quiz was last answered.', moment],
  attempts: ['The ids of the latest tries, each made from its `attempt` and answers.', ['0a1b2c3d4e5f']],
  'QuizResults.tries': ['How often the quiz was answered.', 40],
  'QuizResults.passed': ['How many learners have passed the quiz.', 30],
  'QuizResults.questions': ['The results of each question, by question id.'],
  given: ['How often the question was answered.', 40],
  right: ['How often the question was answered correctly.', 31],
  explanation: [
    'An explanation that is shown with the result; empty for none.',
    'Without customers nothing is sold.',
  ],
  'LessonQuizQuestion.options': [
    'The options to choose from; empty if the answer is typed.',
    ['Customers', 'A logo'],
  ],
  options: ['The options to choose from; empty if the answer is typed.'],
  accepted: ['The right answers. Capitals, spaces and a punctuation mark at the end are ignored.', ['Kochi']],
  tolerance: ['How far an answer may differ from the right number.', 0.5],
  rightAnswer: [
    'The right answer, in the language of `Accept-Language` if it is translated; `null` until the quiz is passed or no try is left.',
    'Customers',
  ],

  id: ['The id of what was deleted.', 21],
  'Undone.id': ['The id of the record whose change was undone.', 21],

  'csp-report': ['One report in the older form.'],
  'document-uri': ['The address of the page.', `${brand.siteUrl}/courses`],
  'effective-directive': ['The directive of the policy that blocked it.', 'img-src'],
  'violated-directive': ['The same directive, under its older name.', 'img-src'],
  'blocked-uri': ['The address of what was blocked.', 'https://elsewhere.example/x.png'],
  'source-file': ['The address of the script that requested it.', `${brand.siteUrl}/assets/a.js`],
  type: ['The type of the report.', 'csp-violation'],
  body: ['The report.'],
  documentURL: ['The address of the page.', `${brand.siteUrl}/courses`],
  effectiveDirective: ['The directive of the policy that blocked it.', 'img-src'],
  blockedURL: ['The address of what was blocked.', 'https://elsewhere.example/x.png'],
  sourceFile: ['The address of the script that requested it.', `${brand.siteUrl}/assets/a.js`],
  openapi: ['The version of OpenAPI that the document uses.', '3.1.1'],

  '/admin/users/{id}': ['The id of the account.', uid],
  '/admin/quizzes/{lessonId}/tries/{id}': ['The id of the account.', uid],
  '/course/courses/{id}': ['The id of the course.', 1],
  '/subcategories/{id}': ['The id of the category.', 11],
  '/pages/{id}': ['The name of the page.'],
  '/admin/trash/{id}': ['The collection of what was deleted and its id there, joined by `_`.', 'lessons_21'],
  '/admin/audit/{id}': ['The id of the audit entry.', auditId],
  'query.collection': ['Lists only what was deleted from this collection.'],
  'path.courseId': ['The id of the course.', 1],
  'path.subcategoryId': ['The id of the category.', 11],
  'path.lessonId': ['The id of the lesson.', 21],
  'path.paymentId': ['The id of the payment among those of the account.', auditId],
  'path.noteId': [
    'The id of the note, which the device creates: 8 to 40 lowercase letters and digits.',
    'mic3k9x2q7h1',
  ],
  'path.collection': ['The collection of the stored document.'],
  'path.documentId': ['The id of the stored document.', '21'],
  'query.month': ['The first month, in the time zone of the school.', '2025-05'],
  'query.months': ['The number of months, from the first one on.', 1],
  'query.limit': ['The largest number of entries in one response.', 25],
  'query.show': [
    'Lists only questions that wait for the school (`waiting`) or that were reported (`reported`), or all of them.',
  ],
  'query.state': ['Lists only work in this state.'],
  '/admin/users?cursor': afterMoment(uid),
  '/admin/users/pending?cursor': afterMoment(uid),
  '/course/courses?cursor': [cursor, 25],
  '/subcategories/all?cursor': [cursor, 25],
  '/subcategories/course/{courseId}?cursor': [cursor, 25],
  '/admin/questions?cursor': afterMoment('mic3k9x2q7h1'),
  '/admin/submissions?cursor': afterMoment(`${uid}_21`),
  '/admin/audit?cursor': afterMoment(auditId),
  '/admin/payments?cursor': [cursor, writeCursor(['2025-05-01', uid, 'payment'])],
  '/admin/payments/due?cursor': [cursor, writeCursor([1999, uid])],
  '/newsletter/subscribers?cursor': [cursor, writeCursor([hash])],
  '/users/me/export?cursor': [cursor, afterWork],
  '/admin/users/{id}/export?cursor': [cursor, afterWork],
  '/admin/trash?cursor': afterMoment('lessons_21'),
  'query.status': ['Lists only accounts with this status.'],
  'query.courseId': ['Lists only what belongs to this course.', 1],
  'query.search': [
    'Lists only accounts whose name or email address contains this text, or that have it as their payment reference.',
    'asha',
  ],
  'query.sort': ['The order of the list.'],
  'query.expectedStatus': [
    'The status that the caller saw. If the account has another one by now, the call changes nothing and answers 409. Leave it out to skip this check.',
  ],
  'query.action': ['Lists only entries with this action.'],
  'query.actor': ['Lists only what the administrator with this id did.', uid],
  'header.If-Match': [
    `The \`${version}\` of the version that the change is based on. A weak tag counts like the strong one, because Hosting weakens the tags of responses that it compresses.`,
    '"1746090000000-Zr7PqW5nT2aYb3Xk"',
  ],
  'header.If-None-Match': [
    `The \`${version}\` of a response that the client has already.`,
    '"1746090000000-Zr7PqW5nT2aYb3Xk"',
  ],
  'header.Idempotency-Key': [
    'A key of the call, in quotes. If the call is sent again with the same key within 24 hours, it creates nothing more and answers as before.',
    '"8e03978e-40d5-43dd-bc93-6894a57f9324"',
  ],
  'header.X-Firebase-AppCheck': ['An App Check token, if the school requires one.', token],
};
