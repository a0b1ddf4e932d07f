/**
 * The school's own pages: what names an entry of a list, a line, prose, an answer to a question, a figure, how many entries a
 * list has at most, bytes of all that one page says in both languages, and how many of its versions are kept.
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
