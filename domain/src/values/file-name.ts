/** The most characters of a title in a name. At three octets each, that is well below the limits of file systems. */
const maxLength = 60;

/** A file's name from a title: its letters and digits, of any script, with hyphens between the words. */
export const fileName = (title: string): string =>
  title
    .toLowerCase()
    // Joiners stay, because they shape the letters beside them.
    .replaceAll(/[^\p{L}\p{M}\p{N}\u200C\u200D]+/gu, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '');
