/**
 * Discount codes: characters of a code and of what is typed, how many there are, the highest amount, percentage, number of
 * uses, and courses that one names. They stand apart, so that pages that know no codes do not load them.
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
