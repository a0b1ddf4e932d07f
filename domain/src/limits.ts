/** Business constants and limits. */
export const limits = {
  name: { min: 3, max: 100 },
  /** The longest address SMTP can carry. */
  email: { max: 254 },
  password: { min: 8, max: 128 },
  login: { maxAttempts: 3 },
  /** Hours after which an administrator must sign in again, even if the session was renewed. */
  adminSession: { hours: 12 },
  day: { min: 1, max: 30 },
  lesson: { defaultDuration: '45 minutes', title: 200, description: 5000, topics: 30, topic: 200, url: 2000 },
  /** `lessons`: the most lessons of one category, so that it can be listed and moved as a whole. */
  category: { name: 120, description: 2000, lessons: 500 },
  /** A live session may take a whole day. */
  liveSession: { minutes: 1440 },
  /** The most lessons, and bytes, of one call. The bytes suffice if every field is at its limit in one language. */
  lessonList: { lessons: 100, bytes: 4_500_000 },
  /**
   * Characters and counts. A quiz with every field at its limit, in two languages, fits into one document. `typed`:
   * characters of a learner's answer.
   */
  quiz: {
    questions: 40,
    text: 1000,
    explanation: 1000,
    options: 8,
    option: 200,
    accepted: 10,
    answer: 100,
    typed: 500,
    tries: 20,
    bytes: 1_000_000,
  },
  /** Characters of a learner's note, and notes on one course. Those of one course fit into a document in any script. */
  note: { text: 1000, perCourse: 300 },
  /**
   * The file of a course: its bytes, the bytes of its unpacked content, and the numbers of files and categories in it.
   */
  courseFile: { bytes: 30_000_000, unpacked: 60_000_000, files: 100, categories: 100 },
  /** `bytes`: the size of a course's body. */
  course: {
    bytes: 700_000,
    title: 120,
    description: 2000,
    slug: 60,
    summary: 300,
    /** Characters of a short text: an outcome, the words about a teacher, a question. */
    words: 300,
    outcomes: 12,
    instructors: 6,
    questions: 20,
    sessions: 60,
    order: 999,
    reviews: 99_999_999,
  },
  /**
   * The school's settings: characters of a short text, a longer one, a paragraph and an address, and digits of the chat
   * number with its country code (ITU-T E.164).
   */
  school: { text: 120, words: 300, paragraph: 1000, link: 300, chatDigits: { min: 8, max: 15 } },
  /** The most courses that the public site shows. */
  siteCourses: 60,
  /** Bytes of all these courses in one document. Firestore's limit is 1 MiB, and the document has the school too. */
  siteBytes: 900_000,
  /** The most former slugs that still lead to their courses. */
  redirects: 500,
  /**
   * Limits for reading stored fields, where forms have no limit or a lower one. A normalised address is a little longer
   * than the typed one.
   */
  stored: { id: 1500, attentionId: 350, label: 300, url: 2100, day: 999, lessonsOfCourse: 20_000 },
  /**
   * The most documents that one view of the administrator's courses, categories or lessons reads. `courses` and
   * `categories` are the most of them that are read to count lessons by; the view's own records get the rest
   * (docs/decisions/046).
   */
  adminContent: { documents: 100, courses: 60, categories: 25 },
  pageSize: { lessons: 5, categories: 5, courses: 6, users: 25, audit: 25 },
  /** The most users that are read for one page of search results. */
  usersReadPerPage: 100,
  /** The most users in one response of `GET /admin/users`. */
  usersPerReply: 500,
  /** Entries of the audit log that an export reads at once. */
  auditPerExportPage: 500,
  /** The most courses and categories in one response; a `Link` header leads to the rest. */
  coursesPerReply: 100,
  categoriesPerReply: 500,
  /** The most categories in a course's outline. */
  categoriesPerOutline: 60,
  /**
   * The most records that the dashboard reads: courses with their statistics, people who wait, unfinished lessons,
   * records that need attention (of which `attentionShown` are shown), and answers.
   */
  dashboard: { courses: 35, waiting: 10, unfinished: 5, attention: 20, attentionShown: 10, answers: 5 },
  adminToken: { minLength: 11 },
  lessonId: { minTextLength: 11 },
  /**
   * Milliseconds. `noResponse`: a request without a response by then counts as failed, and a later response still
   * shows. Firestore itself tries for ten seconds before it reports that there is no network.
   */
  delay: { afterRegistration: 2000, afterSessionExpiry: 2000, authenticationCheck: 500, noResponse: 12_000 },
  /**
   * Milliseconds after which a learner's visible page fetches again: the account (`pending`: of somebody who waits for
   * approval), the course with the progress, and, when the person returns to the page, the lessons. `missing`: after an
   * empty or failed read. `refused`: the longest of the growing pauses after a refused read. `unsent`: before a write
   * is retried. `lost`: after this, a request of which nothing arrives counts as lost (docs/decisions/053).
   */
  askAgain: {
    account: 15_000,
    pending: 5_000,
    course: 20_000,
    lessons: 300_000,
    missing: 20_000,
    refused: 300_000,
    unsent: 20_000,
    lost: 30_000,
  },
  /** The most entries of the audit log in the export of a person's data, so that it is one response. */
  personalData: { auditEntries: 300 },
  paymentReference: { length: 6 },
  receiptNumber: 30,
  /** Characters. `typed`: of the input, with the spaces and words that people paste too. */
  transactionNumber: { min: 6, max: 40, typed: 120 },
  /** `amount`: whole units of the currency, high enough for currencies of low value. `note`: characters. */
  payment: { amount: 100_000_000, note: 500 },
  /** The import of accounts: rows and bytes of a file, rows of a call, and characters of a cell. */
  userImport: { rows: 500, bytes: 1_000_000, rowsPerCall: 100, cell: 2000 },
  /**
   * A bank's statement: its bytes, the payment claims that it is compared with, references or ids of a lookup, and
   * lookups.
   */
  statement: { bytes: 2_000_000, claims: 1000, perLookup: 30, lookups: 10 },
  /**
   * Counters run once from 0 to their target, when the top of their section reaches `viewportShare` of the viewport.
   * `duration` is in milliseconds.
   */
  counter: { duration: 2000, steps: 50, viewportShare: 0.8 },
  /** Milliseconds. */
  typewriter: { perCharacter: 100, startDelay: 500 },
  /**
   * A lesson is complete when `completeShare` of its video was watched. Positions are stored at most every `storeEvery`
   * milliseconds. A video that was stopped within `resumeAfter` seconds of either end starts again. `fastest` is the
   * highest speed of a player.
   */
  video: { completeShare: 0.9, storeEvery: 15_000, resumeAfter: 5, fastest: 2 },
  courseDays: { weeks: 4 },
} as const;
