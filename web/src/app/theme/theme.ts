import { createTheme } from '@mui/material/styles';
import type { PaletteOptions, Shadows } from '@mui/material/styles';
import { baseStyles } from './base-styles.ts';
import { textFamily } from './font-faces.ts';
import { dark, light, motion, scene } from './tokens.ts';
import type { SceneColours, Tokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    scene: SceneColours;
  }
  interface PaletteOptions {
    scene?: SceneColours;
  }
}

export function palette(tokens: Tokens, sceneColours: SceneColours): PaletteOptions {
  return {
    primary: {
      main: tokens.leaf,
      dark: tokens.leafDeep,
      light: tokens.leafTint,
      contrastText: tokens.onLeaf,
    },
    secondary: { main: tokens.goldText, light: tokens.gold, contrastText: tokens.paper },
    error: { main: tokens.laterite, contrastText: tokens.paper },
    warning: { main: tokens.goldText, contrastText: tokens.paper },
    info: { main: tokens.monsoon, contrastText: tokens.paper },
    success: { main: tokens.leaf, contrastText: tokens.onLeaf },
    background: { default: tokens.paper, paper: tokens.cloth },
    text: { primary: tokens.ink, secondary: tokens.muted },
    divider: tokens.goldHairline,
    scene: sceneColours,
  };
}

/** One shadow for everything that floats: all elevations above 0 are the same. */
const f = '0 8px 24px rgb(14 23 20 / 0.14)';
const shadows: Shadows = ['none', f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f];

/**
 * Whether the theme makes style sheets. That of a built site does so only while documents are rendered, which contain
 * them (docs/decisions/102).
 */
const isWhole = import.meta.env.SSR || import.meta.env.DEV;

/**
 * The theme of Padavu (docs/identity.md): tokens here, component overrides in `components.ts`, which `AreaTheme` adds.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    light: { palette: palette(light, scene) },
    // Components name the variables of the light palette. A browser needs the dark one only to exist.
    dark: isWhole ? { palette: palette(dark, scene) } : true,
  },
  shape: { borderRadius: 8 },
  spacing: 8,
  shadows,
  transitions: {
    duration: { shortest: motion.quick, shorter: motion.quick, short: motion.calm, standard: motion.calm },
  },
  typography: {
    fontFamily: textFamily,
    fontSize: 15,
    htmlFontSize: 16,
    h1: {
      fontSize: 'clamp(2rem, 1.5rem + 2.4vw, 3.05rem)',
      fontWeight: 750,
      lineHeight: 1.12,
      letterSpacing: '-0.02em',
    },
    h2: {
      fontSize: 'clamp(1.6rem, 1.35rem + 1.2vw, 2.1rem)',
      fontWeight: 700,
      lineHeight: 1.2,
      letterSpacing: '-0.015em',
    },
    h3: { fontSize: '1.35rem', fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h4: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.35 },
    body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    button: { fontSize: '1rem', fontWeight: 650, textTransform: 'none', letterSpacing: 0 },
    caption: { fontSize: '0.875rem', lineHeight: 1.45 },
    overline: {
      fontSize: '0.875rem',
      fontWeight: 650,
      letterSpacing: '0.04em',
      textTransform: 'none',
      lineHeight: 1.5,
    },
  },
  ...(isWhole && { components: baseStyles }),
});
