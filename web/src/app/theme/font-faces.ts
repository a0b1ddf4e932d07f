import latinExtended from '@fontsource-variable/anek-malayalam/files/anek-malayalam-latin-ext-wght-normal.woff2?no-inline';
import latin from './fonts/latin.woff2?no-inline';
import malayalam from './fonts/malayalam.woff2?no-inline';
import { unicodeRanges } from './unicode-ranges.ts';

/** A font of the device with the metrics of the family of texts, which it replaces until that has loaded. */
export const fallbackFamily = "'Anek Stand-in', system-ui, sans-serif";
/** The font family of every text. */
export const textFamily = `'Anek Malayalam', ${fallbackFamily}`;

/** The file of Malayalam letters, which a page in Malayalam fetches first. */
export const malayalamLetters = malayalam;

/** Public pages fetch `latin`, for a price also `latinExtended`, and `malayalam` only for text in that script. */
export const fontFaces = () =>
  [
    face(malayalam, unicodeRanges.malayalam),
    face(latinExtended, unicodeRanges.latinExtended),
    face(latin, unicodeRanges.latin),
    fallbackFace('400 599', ['Roboto', 'Arial', 'Liberation Sans'], 94.7),
    fallbackFace('600 800', ['Roboto Bold', 'Arial Bold', 'Liberation Sans Bold'], 93),
  ].join('');

function face(file: string, range: string): string {
  return `@font-face{font-family:'Anek Malayalam';font-display:swap;font-weight:400 800;src:url(${file}) format('woff2');unicode-range:${range}}`;
}

/**
 * A device font, scaled to `width` percent: as wide as Anek Malayalam over the site's own texts, with Anek's ascent and
 * descent (2035 and 830 of 2000 units), so that nothing moves when the font has loaded. In bold it is 1.6 percent
 * narrower, with which the headings break their lines alike at 360, 390 and 412 px.
 */
function fallbackFace(weights: string, names: readonly string[], width: number): string {
  const percent = (units: number) => `${((units / 2000 / width) * 10_000).toFixed(1)}%`;
  const sources = names.map((local) => `local('${local}')`).join(',');
  return `@font-face{font-family:'Anek Stand-in';font-weight:${weights};src:${sources};size-adjust:${width}%;ascent-override:${percent(2035)};descent-override:${percent(830)};line-gap-override:0%}`;
}
