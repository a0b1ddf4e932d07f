import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brand } from '@padavu/domain/brand';
import subsetFont from 'subset-font';
import { charactersIn, unicodeRanges } from '../src/app/theme/unicode-ranges.ts';

/**
 * `npm run fonts`: cuts two files out of the family's own, with the weights that the theme uses: the letters of every
 * page, and those of the school's name in Malayalam, which the social image shows. Run it when the family, the weights or the school's name change, and commit what it writes.
 */
const weights = { wght: { min: 400, max: 800 } };

const family = (part: string) =>
  fileURLToPath(
    import.meta.resolve(`@fontsource-variable/anek-malayalam/files/anek-malayalam-${part}-wght-normal.woff2`),
  );

async function cut(part: 'latin' | 'malayalam', text: string, output: string): Promise<void> {
  const font = await subsetFont(await readFile(family(part)), text, {
    targetFormat: 'woff2',
    variationAxes: weights,
  });
  await writeFile(new URL(`../src/app/theme/fonts/${output}`, import.meta.url), font);
}

await cut('latin', charactersIn(unicodeRanges.latin), 'latin.woff2');
await cut('malayalam', brand.nameInMalayalam, 'name.woff2');
