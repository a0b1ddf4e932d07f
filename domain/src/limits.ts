/** Business constants and limits. */
export const limits = {
  name: { min: 3, max: 100 },
  /** The longest address SMTP can carry. */
  email: { max: 254 },
  password: { min: 8, max: 128 },
  login: { maxAttempts: 3 },
  /** Hours after which an administrator signs in again, however the session was renewed. */
  adminSession: { hours: 12 },
  day: { min: 1, max: 30 },
  lesson: { defaultDuration: '45 minutes', title: 200, description: 5000, topics: 30, topic: 200, url: 2000 },
  /** `lessons`: the most that one category holds, so that it is listed and moved whole. */
  category: { name: 120, description: 2000, lessons: 500 },
  /** A live session may take a whole day. */
  liveSession: { minutes: 1440 },
  /** What one call takes of a list of lessons; as many with every field at its limit fit, in one language. */
  lessonList: { lessons: 100, bytes: 4_500_000 },
  /** Characters, and how many: a quiz with every field at its limit, in two languages, fits into a document. `typed` is an answer. */
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
  /** Of a learner's notes, so that those of one course fit into a document whatever their script: characters, and how many. */
  note: { text: 1000, perCourse: 300 },
  /** Of the file of a course: bytes of it, and of what is in it once it is unpacked; and how many of what. */
  courseFile: { bytes: 30_000_000, unpacked: 60_000_000, files: 100, categories: 100 },
  /** `bytes`: the longest body of one. */
  course: {
    bytes: 700_000,
    title: 120,
    description: 2000,
    slug: 60,
    summary: 300,
    /** A line or a few of them: what one gets, a teacher's words, a question. */
    words: 300,
    outcomes: 12,
    instructors: 6,
    questions: 20,
    sessions: 60,
    order: 999,
    reviews: 99_999_999,
  },
  /**
   * The school's own settings: a short text, a longer one, a paragraph, an address, and how many digits the number of a chat
   * has, its country code included (ITU-T E.164 and its shortest numbers).
   */
  school: { text: 120, words: 300, paragraph: 1000, link: 300, chatDigits: { min: 8, max: 15 } },
  /** The most courses that the public site shows. */
  siteCourses: 60,
  /** Bytes that all of them may take in one document, which Firestore ends at 1 MiB with the school beside them. */
  siteBytes: 900_000,
  /** The most slugs that courses had before, and still lead to them. */
  redirects: 500,
  /**
   * What is read of a stored document at most where forms set no limit, or a narrower one. A normalised address is
   * a little longer than the one that was typed.
   */
  stored: { id: 1500, attentionId: 700, label: 300, url: 2100, day: 999, lessonsOfCourse: 20_000 },
  /**
   * The most documents that one view of the administrator's courses, categories or lessons reads. At most so many of them
   * are courses and categories to count lessons by; what a view is about gets what is left (docs/decisions/046).
   */
  adminContent: { documents: 100, courses: 60, categories: 25 },
  pageSize: { lessons: 5, categories: 5, courses: 6, users: 25, audit: 25 },
  /** The most users that one page of a search reads to fill itself. */
  usersReadPerPage: 100,
  /** The most users one answer of `GET /admin/users` carries. */
  usersPerReply: 500,
  /** Entries of the record of activity that one read brings for an export. */
  auditPerExportPage: 500,
  /** The most courses and categories that one answer carries; a `Link` leads to the rest. */
  coursesPerReply: 100,
  categoriesPerReply: 500,
  /** The most categories that a course's outline names. */
  categoriesPerOutline: 60,
  /**
   * What the dashboard reads at most: courses with what is counted of each, people who wait, unfinished lessons,
   * records that need attention, of which so many are shown.
   */
  dashboard: { courses: 35, waiting: 10, unfinished: 5, attention: 20, attentionShown: 10, answers: 5 },
  adminToken: { minLength: 11 },
  lessonId: { minTextLength: 11 },
  /**
   * Milliseconds. `noAnswer`: what nothing has answered by then counts as failed, and still shows when the answer comes
   * after all; Firestore itself tries for ten seconds before it gives up the network.
   */
  delay: { afterRegistration: 2000, afterSessionExpiry: 2000, authenticationCheck: 500, noAnswer: 12_000 },
  /**
   * Milliseconds after which a learner's page that is in view asks again: for the own account, for the course and the
   * progress, and, only when the person comes back to it, for the lessons. What was empty or failed is asked for sooner; a
   * refused read in growing pauses, up to the longest. What could not be sent is tried again, and a question that is not
   * answered counts as lost (docs/decisions/098).
   */
  askAgain: {
    account: 15_000,
    course: 20_000,
    lessons: 300_000,
    missing: 20_000,
    refused: 300_000,
    unsent: 20_000,
    lost: 30_000,
  },
  /** The latest entries of the audit log that come with what is known about a person, so that it is one answer. */
  personalData: { auditEntries: 300 },
  paymentReference: { length: 6 },
  receiptNumber: 30,
  /** Characters; `typed` with the spaces and words that people paste along. */
  transactionNumber: { min: 6, max: 40, typed: 120 },
  /** Whole units of the currency, of which some are worth little, and characters. */
  payment: { amount: 100_000_000, note: 500 },
  /** What one file of accounts may carry, one call for them, and one cell in characters. */
  userImport: { rows: 500, bytes: 1_000_000, rowsPerCall: 100, cell: 2000 },
  /** Of a bank's statement: bytes, payment claims that it is compared with, references in a lookup, and lookups. */
  statement: { bytes: 2_000_000, claims: 1000, references: 30, lookups: 10 },
  /** Counters run from 0 to their target once, when their section is this share up the viewport. Milliseconds. */
  counter: { duration: 2000, steps: 50, viewportShare: 0.8 },
  /** Milliseconds. */
  typewriter: { perCharacter: 100, startDelay: 500 },
  /**
   * A lesson is complete when this share of its video was watched. Positions are stored at most this often, and
   * a stop within so many seconds of either end begins again at the start. `fastest` is the highest speed of a player.
   */
  video: { completeShare: 0.9, storeEvery: 15_000, resumeAfter: 5, fastest: 2 },
  staticCourse: { weeks: 4 },
} as const;
