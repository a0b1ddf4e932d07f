import Color from 'color';
import type { ColorInstance } from 'color';
import { z } from 'zod';

// A school's own colour and its shades. The package `color` is not small, so pages that only show the colours do not
// load this module.

/** The background of pages in light and dark mode, and colours on a banner; see docs/identity.md. */
const day = '#FBF7EE';
const night = '#0E1714';
const nightCloth = '#16221E';
const brass = '#E7B95A';

/** The colour of a school that has chosen none. */
export const usualColour = '#0B5D4B';

/**
 * Text needs 4.5 (WCAG 2.2, AA). With 6 on the page's background, the paler texts of banners are readable on the colour
 * too.
 */
const leastContrast = { text: 4.5, own: 6 };

const colourMessages = {
  invalid: 'Enter a colour such as #0B5D4B, or leave this empty',
  tooPale: (contrast: number) =>
    `This colour is too pale to be read: its contrast with the page is ${contrast.toFixed(1)}, and ${leastContrast.own} are needed. Choose a darker one.`,
} as const;

/** The contrast of a colour with the background of pages, from 1 to 21. */
const contrastOf = (colour: string): number => Color(colour).contrast(Color(day));

/** The colour of a school in a form: six hexadecimal digits, or empty for the usual colour. */
export const SchoolColour = z
  .string({ error: colourMessages.invalid })
  .trim()
  .toUpperCase()
  .regex(/^(?:#[\dA-F]{6})?$/, colourMessages.invalid)
  .superRefine((colour, context) => {
    if (colour === '' || !/^#[\dA-F]{6}$/.test(colour)) return;
    const contrast = contrastOf(colour);
    if (contrast < leastContrast.own)
      context.addIssue({ code: 'custom', message: colourMessages.tooPale(contrast) });
  });

/**
 * The background of pages, the colour, a deeper shade for pressed elements, a tint for backgrounds, and the text on the
 * colour.
 */
type Shades = { paper: string; leaf: string; leafDeep: string; leafTint: string; onLeaf: string };

/** The shades of a school's colour in light and dark mode, and the backgrounds of banners. */
type SchoolShades = { light: Shades; dark: Shades; scene: { leaf: string; deepLeaf: string } };

/** Changes a colour in small steps until it has the contrast with `ground`. */
function adjustToContrast(
  colour: ColorInstance,
  ground: string,
  contrast: number,
  change: (colour: ColorInstance) => ColorInstance,
): ColorInstance {
  let adjusted = colour;
  for (let step = 0; step < 60 && adjusted.contrast(Color(ground)) < contrast; step += 1)
    adjusted = change(adjusted);
  return adjusted;
}

/** @param colour one that `SchoolColour` accepts */
export function shadesOf(colour: string): SchoolShades {
  const own = Color(colour);
  const bright = adjustToContrast(own.saturationl(Math.min(own.saturationl(), 55)), night, 9, (shade) =>
    shade.lightness(Math.min(shade.lightness() + 2, 96)),
  );
  const ground = adjustToContrast(own.darken(0.3), brass, leastContrast.text, (shade) => shade.darken(0.08));
  return {
    light: {
      paper: day,
      leaf: own.hex(),
      leafDeep: own.darken(0.25).hex(),
      leafTint: Color(day).mix(own, 0.1).hex(),
      onLeaf: '#FFFFFF',
    },
    dark: {
      paper: night,
      leaf: bright.hex(),
      leafDeep: bright.lighten(0.12).hex(),
      leafTint: Color(nightCloth).mix(bright, 0.2).hex(),
      onLeaf: night,
    },
    scene: { leaf: own.hex(), deepLeaf: ground.hex() },
  };
}
