/**
 * Limits of browsers' reports about the pages' Content Security Policy: reports of one call, characters of a text, and
 * the calls of one visitor: `atOnce` in a burst, then `perSecond` (docs/decisions/076).
 */
export const policyReportLimits = { perCall: 20, text: 200, atOnce: 20, perSecond: 0.1 } as const;
