/**
 * Limits of discount codes: characters of a code, characters of the input, codes of a school, the value, uses, courses
 * of a code, and characters of the note. They are separate, so that pages without codes do not load them.
 */
export const discountLimits = {
  code: { min: 3, max: 20 },
  typed: 60,
  codes: 200,
  value: 1_000_000,
  uses: 1_000_000,
  courses: 60,
  note: 300,
} as const;
