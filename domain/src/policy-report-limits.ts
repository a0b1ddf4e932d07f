/**
 * Reports of browsers about the pages' policy: the most in one call, the longest text of one, and how many calls of one
 * visitor are taken: so many at once and so many a second after that (docs/decisions/076).
 */
export const policyReportLimits = { perCall: 20, text: 200, atOnce: 20, perSecond: 0.1 } as const;
