/**
 * Limits of the school's own pages: characters of a name, a line, prose and an answer, the highest figure, entries of
 * each list, bytes of one page in both languages, and kept versions of a page.
 */
export const pageLimits = {
  name: 120,
  line: 600,
  prose: 12_000,
  answer: 5000,
  figure: 9_999_999,
  entries: {
    banners: 5,
    figures: 6,
    offers: 8,
    steps: 6,
    missions: 4,
    testimonials: 12,
    sections: 40,
    questions: 60,
  },
  bytes: 80_000,
  versions: 20,
} as const;
