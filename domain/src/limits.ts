/** Business constants and limits (specification 9; the ones marked "ours" are not stated there). */
export const limits = {
  name: { min: 3, max: 100 },
  /** The longest address SMTP can carry (ours). */
  email: { max: 254 },
  password: { min: 8, max: 128 },
  login: { maxAttempts: 3 },
  day: { min: 1, max: 30 },
  lesson: { defaultDuration: '45 minutes', title: 200, description: 5000, topics: 30, topic: 200, url: 2000 },
  /** `lessons`: the most that one category holds, so that it is listed and moved whole (ours). */
  category: { name: 120, description: 2000, lessons: 500 },
  course: { title: 120, description: 2000 },
  /**
   * The most documents that one view of the administrator's courses, categories or lessons reads. At most so many of them
   * are courses and categories to count lessons by; what a view is about gets what is left (ours; decision 046).
   */
  desk: { documents: 100, courses: 60, categories: 25 },
  pageSize: { lessons: 5, categories: 5, courses: 6, users: 25, audit: 25 },
  /** The most users that one page of a search reads to fill itself (ours). */
  usersReadPerPage: 100,
  /** The most users one answer of `GET /admin/users` carries (ours). */
  usersPerReply: 500,
  /** Entries of the record of activity that one read brings for an export (ours). */
  auditPerExportPage: 500,
  /** The most courses and categories that one answer carries; a `Link` leads to the rest (ours). */
  coursesPerReply: 100,
  categoriesPerReply: 500,
  /** The most categories that a course's outline names (ours). */
  categoriesPerOutline: 60,
  /** Tries within a window of seconds, after which the API answers 429 (ours; decision 017). */
  throttle: {
    signIn: { window: 900, perAccount: 10, perAddress: 100 },
    registration: { window: 3600, perAccount: 5, perAddress: 20 },
    newsletter: { window: 3600, perAccount: 5, perAddress: 20 },
    /** One connection may carry the visitors of a whole edge of the network: so many times what an address may. */
    perConnection: 20,
  },
  /** What the dashboard reads at most (ours): courses with what is counted of each, people who wait, unfinished lessons. */
  dashboard: { courses: 40, waiting: 10, unfinished: 5 },
  adminToken: { minLength: 11 },
  lessonId: { minTextLength: 11 },
  /**
   * Milliseconds. `noAnswer`: what nothing has answered by then counts as failed, and still shows when the answer comes
   * after all; Firestore itself tries for ten seconds before it gives up the network (ours).
   */
  delay: { afterRegistration: 2000, afterSessionExpiry: 2000, authenticationCheck: 500, noAnswer: 12_000 },
  paymentReference: { length: 6 },
  /** Whole rupees, and characters (ours). */
  payment: { amount: 1_000_000, note: 500 },
  /** What one file of accounts may carry, one call for them, and one cell in characters (ours). */
  userImport: { rows: 500, bytes: 1_000_000, rowsPerCall: 100, cell: 2000 },
  /** Pixels scrolled after which the public header takes its compact style. */
  headerScroll: 50,
  /** Counters run from 0 to their target once, when their section is this share up the viewport. Milliseconds. */
  counter: { duration: 2000, steps: 50, viewportShare: 0.8 },
  /** Milliseconds. */
  typewriter: { perCharacter: 100, startDelay: 500 },
  /** Milliseconds and pixels; repeating and mirrored. */
  scrollReveal: { duration: 1000, offset: 100, repeat: true, mirror: true },
  /**
   * A lesson is complete when this share of its video was watched (ours). Positions are stored at most this often, and
   * a stop within so many seconds of either end begins again at the start. `fastest` is the highest speed of a player.
   */
  video: { completeShare: 0.9, storeEvery: 15_000, resumeAfter: 5, fastest: 2 },
  /** The video frame: full width, 16:9, this many pixels high where there is room. */
  videoFrame: { height: 400, ratio: 16 / 9 },
  /** Pixels. */
  cardGrid: { minWidth: 300 },
  breakpoints: { small: 480, medium: 768, large: 992 },
  staticCourse: { weeks: 4 },
} as const;
