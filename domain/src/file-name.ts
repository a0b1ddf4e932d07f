/** Characters that a title gives to a name at most, well below what file systems take of three octets each. */
const longest = 60;

/** What a title gives to the name of a file: its letters and figures, of any script, with hyphens between. */
export const fileName = (title: string): string =>
  title
    .toLowerCase()
    // A joiner shapes the letters beside it.
    .replaceAll(/[^\p{L}\p{M}\p{N}\u200C\u200D]+/gu, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
