/**
 * The characters of each font file, as CSS writes them. Two files of the font contain the rupee sign; here it belongs
 * to the small one, otherwise every price would fetch the whole Malayalam alphabet.
 */
export const unicodeRanges = {
  latin: 'U+0020-007E, U+00A0-00FF, U+2010-2027, U+2030-203A, U+2044, U+20AC, U+2122, U+2190-2193, U+2212',
  latinExtended:
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, ' +
    'U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  malayalam:
    'U+0307, U+0323, U+0951-0952, U+0964-0965, U+0D00-0D7F, U+1CDA, U+1CF2, U+200C-200D, U+25CC, U+A830-A832',
} as const;

/** Every character of a range such as `U+0020-007E, U+20AC`. */
export function charactersIn(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
