import { createTheme } from '@mui/material/styles';
import { shadesOf } from '@padavu/domain/school-colour';
import { palette, theme } from './theme.ts';
import { dark, light, scene } from './tokens.ts';

type Rules = Record<string, unknown>;
type Themed = Pick<typeof theme, 'generateStyleSheets'>;

const isRules = (value: unknown): value is Rules => typeof value === 'object' && value !== null;

let last = { colour: '', styles: '' };

/**
 * The style sheet that gives pages a school's own colour: the variables of the theme that it changes, by day and by night. Empty for
 * the usual colour. It is for servers and for the preview of the settings: it makes a second theme.
 * @param colour one that `SchoolColour` takes
 */
export function schoolStyles(colour: string): string {
  if (colour === '') return '';
  if (last.colour !== colour) last = { colour, styles: stylesOf(colour) };
  return last.styles;
}

function stylesOf(colour: string): string {
  const own = shadesOf(colour);
  const grounds = { ...scene, ...own.scene };
  const changed: Themed = createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: {
      light: {
        palette: { ...palette({ ...light, ...own.light }, grounds), success: palette(light, scene).success },
      },
      dark: {
        palette: { ...palette({ ...dark, ...own.dark }, grounds), success: palette(dark, scene).success },
      },
    },
  });
  const usual = new Set(variablesOf(theme).map(({ context, name, value }) => `${context} ${name} ${value}`));
  const byContext = new Map<string, string>();
  for (const { context, name, value } of variablesOf(changed)) {
    if (!name.startsWith('--mui-palette-') || usual.has(`${context} ${name} ${value}`)) continue;
    byContext.set(context, `${byContext.get(context) ?? ''}${name}:${value};`);
  }
  // Emotion puts its own style sheets after this one when it takes a document over: it outweighs them wherever it stands.
  return [...byContext]
    .map(([context, rules]) => (context === '' ? `:root:root{${rules}}` : `${context}{:root:root{${rules}}}`))
    .join('');
}

type Variable = {
  /** The media query that it stands in; empty for none. */
  context: string;
  name: string;
  value: string;
};

function variablesOf(themed: Themed): Variable[] {
  return themed.generateStyleSheets().flatMap((sheet: unknown) => inRules(sheet, ''));
}

function inRules(rules: unknown, context: string): Variable[] {
  if (!isRules(rules)) return [];
  return Object.entries(rules).flatMap(([key, value]) => {
    if (isRules(value)) return inRules(value, key.startsWith('@') ? key : context);
    return key.startsWith('--') ? [{ context, name: key, value: String(value) }] : [];
  });
}
