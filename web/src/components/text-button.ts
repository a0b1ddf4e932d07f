/** Aligns the words of a text button with what is above it: takes back the padding of the theme's buttons. */
export const wordsAtStart = { marginInlineStart: -2.5 } as const;

/** The same on both sides, for a button at the end of a line that may wrap. */
export const wordsAtEnds = { marginInline: -2.5 } as const;
