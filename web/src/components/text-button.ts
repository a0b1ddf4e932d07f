/** Aligns the words of a text button with what is above it: takes back the padding of the theme's buttons. */
export const wordsAtStart = { marginInlineStart: -2.5 } as const;

/** A row of other things and text buttons after them, which may wrap: the padding that is taken back is in the gap. */
export const besideTextButtons = { flexWrap: 'wrap', columnGap: 3.5, rowGap: 1 } as const;

/** For a button at the end of a line that may wrap. At the end it stays within the padding of a page on a phone. */
export const wordsAtEnds = { ...wordsAtStart, marginInlineEnd: -2 } as const;
