import latinExtended from '@fontsource-variable/anek-malayalam/files/anek-malayalam-latin-ext-wght-normal.woff2?no-inline';
import malayalam from '@fontsource-variable/anek-malayalam/files/anek-malayalam-malayalam-wght-normal.woff2?no-inline';
import latin from './fonts/latin.woff2?no-inline';
import name from './fonts/name.woff2?no-inline';
import { unicodeRanges } from './unicode-ranges.ts';

/** The family of every text. Until it arrives a font of the device stands in, stretched to the same measures. */
export const textFamily = "'Anek Malayalam', 'Anek Stand-in', system-ui, sans-serif";

/** The family of the school's name in Malayalam: a file with its letters alone, where the alphabet would be 66 kB. */
export const nameFamily = `'Anek Name', ${textFamily}`;

/** Public pages fetch `latin`, and for a price `latinExtended`; `malayalam` comes where somebody has written in it. */
export const fontFaces = [
  face('Anek Malayalam', malayalam, unicodeRanges.malayalam),
  face('Anek Malayalam', latinExtended, unicodeRanges.latinExtended),
  face('Anek Malayalam', latin, unicodeRanges.latin),
  face('Anek Name', name, unicodeRanges.malayalam),
  standIn('400 599', ['Roboto', 'Arial', 'Liberation Sans'], 94.7),
  standIn('600 800', ['Roboto Bold', 'Arial Bold', 'Liberation Sans Bold'], 94.6),
].join('');

function face(family: string, file: string, range: string): string {
  return `@font-face{font-family:'${family}';font-display:swap;font-weight:400 800;src:url(${file}) format('woff2');unicode-range:${range}}`;
}

/**
 * A font of the device, `width` percent of its own size: as wide as Anek Malayalam over the site's own words, and with
 * Anek's ascent and descent (2035 and 830 of 2000 units), so that nothing moves when the family arrives.
 */
function standIn(weights: string, names: readonly string[], width: number): string {
  const percent = (units: number) => `${((units / 2000 / width) * 10_000).toFixed(1)}%`;
  const sources = names.map((local) => `local('${local}')`).join(',');
  return `@font-face{font-family:'Anek Stand-in';font-weight:${weights};src:${sources};size-adjust:${width}%;ascent-override:${percent(2035)};descent-override:${percent(830)};line-gap-override:0%}`;
}
