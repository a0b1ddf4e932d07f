import Color from 'color';
import type { ColorInstance } from 'color';
import { z } from 'zod';

// A school's own colour and its shades. `color` is not small: pages that only show the colours do without this module.

/** The ground of pages by day and by night, and the colours that stand on a banner's: see docs/identity.md. */
const day = '#FBF7EE';
const night = '#0E1714';
const nightCloth = '#16221E';
const brass = '#E7B95A';

/** Of a school that has chosen none. */
export const usualColour = '#0B5D4B';

/** Text needs 4.5 (WCAG 2.2, AA). With 6 on the page's ground, the paler texts of banners are readable on the colour too. */
const leastContrast = { text: 4.5, own: 6 };

export const colourMessages = {
  invalid: 'Enter a colour such as #0B5D4B, or leave this empty',
  tooPale: (contrast: number) =>
    `This colour is too pale to be read: its contrast with the page is ${contrast.toFixed(1)}, and ${leastContrast.own} are needed. Choose a darker one.`,
} as const;

/** The contrast of a colour with the ground of pages, from 1 to 21. */
const contrastOf = (colour: string): number => Color(colour).contrast(Color(day));

/** The colour of a school as it is typed: six hexadecimal digits, or none for the usual one. */
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

/** The ground of pages, a colour, deeper for what is pressed, as a tint for grounds, and what is written on it. */
export type Shades = { paper: string; leaf: string; leafDeep: string; leafTint: string; onLeaf: string };

/** The shades of a school's colour by day and by night, and the grounds of banners. */
export type SchoolShades = { light: Shades; dark: Shades; scene: { leaf: string; deepLeaf: string } };

/** A colour, a bit at a time changed until it has the contrast. */
function until(
  colour: ColorInstance,
  ground: string,
  contrast: number,
  change: (colour: ColorInstance) => ColorInstance,
): ColorInstance {
  let found = colour;
  for (let step = 0; step < 60 && found.contrast(Color(ground)) < contrast; step += 1) found = change(found);
  return found;
}

/** @param colour one that `SchoolColour` takes */
export function shadesOf(colour: string): SchoolShades {
  const own = Color(colour);
  const bright = until(own.saturationl(Math.min(own.saturationl(), 55)), night, 9, (found) =>
    found.lightness(Math.min(found.lightness() + 2, 96)),
  );
  const ground = until(own.darken(0.3), brass, leastContrast.text, (found) => found.darken(0.08));
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
      leafTint: Color(nightCloth).mix(bright, 0.12).hex(),
      onLeaf: night,
    },
    scene: { leaf: own.hex(), deepLeaf: ground.hex() },
  };
}
