import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { charactersIn, unicodeRanges } from '../src/app/theme/unicode-ranges.ts';

// `npm run fonts --workspace @padavu/web` makes subsets of the font family with the characters of all pages and the
// weights that the theme uses. Run it when the family or the weights change, and commit the files.

const weights = { wght: { min: 400, max: 800 } };

for (const script of ['latin', 'malayalam'] as const) {
  const family = fileURLToPath(
    import.meta.resolve(
      `@fontsource-variable/anek-malayalam/files/anek-malayalam-${script}-wght-normal.woff2`,
    ),
  );
  const font = await subsetFont(await readFile(family), charactersIn(unicodeRanges[script]), {
    targetFormat: 'woff2',
    variationAxes: weights,
  });
  await writeFile(new URL(`../src/app/theme/fonts/${script}.woff2`, import.meta.url), font);
}
