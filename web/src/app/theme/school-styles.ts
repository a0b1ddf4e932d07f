import { createTheme } from '@mui/material/styles';
import { shadesOf } from '@padavu/domain/school/school-colour';
import { palette, theme } from './theme.ts';
import { dark, light, scene } from './tokens.ts';

type Rules = Record<string, unknown>;
type StyledTheme = Pick<typeof theme, 'generateStyleSheets'>;

const isRules = (value: unknown): value is Rules => typeof value === 'object' && value !== null;

let cached = { colour: '', styles: '' };

/**
 * The style sheet that gives pages a school's own colour: the theme variables that the colour changes, in light and in
 * dark mode. Empty for the usual colour. Only for servers, because it creates a second theme.
 * @param colour a value that `SchoolColour` accepts
 */
export function schoolStyles(colour: string): string {
  if (colour === '') return '';
  if (cached.colour !== colour) cached = { colour, styles: stylesOf(colour) };
  return cached.styles;
}

function stylesOf(colour: string): string {
  const shades = shadesOf(colour);
  const sceneColours = { ...scene, ...shades.scene };
  const schoolTheme: StyledTheme = createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: {
      light: {
        palette: {
          ...palette({ ...light, ...shades.light }, sceneColours),
          success: palette(light, scene).success,
        },
      },
      dark: {
        palette: {
          ...palette({ ...dark, ...shades.dark }, sceneColours),
          success: palette(dark, scene).success,
        },
      },
    },
  });
  const defaultVariables = new Set(
    variablesOf(theme).map(({ context, name, value }) => `${context} ${name} ${value}`),
  );
  const byContext = new Map<string, string>();
  for (const { context, name, value } of variablesOf(schoolTheme)) {
    if (!name.startsWith('--mui-palette-') || defaultVariables.has(`${context} ${name} ${value}`)) continue;
    byContext.set(context, `${byContext.get(context) ?? ''}${name}:${value};`);
  }
  // When Emotion hydrates a document, it moves its style sheets after this one, so this one needs a higher specificity.
  return [...byContext]
    .map(([context, rules]) => (context === '' ? `:root:root{${rules}}` : `${context}{:root:root{${rules}}}`))
    .join('');
}

type Variable = {
  /** The media query around it; empty for none. */
  context: string;
  name: string;
  value: string;
};

function variablesOf(styledTheme: StyledTheme): Variable[] {
  return styledTheme.generateStyleSheets().flatMap((sheet: unknown) => variablesIn(sheet, ''));
}

function variablesIn(rules: unknown, context: string): Variable[] {
  if (!isRules(rules)) return [];
  return Object.entries(rules).flatMap(([key, value]) => {
    if (isRules(value)) return variablesIn(value, key.startsWith('@') ? key : context);
    return key.startsWith('--') ? [{ context, name: key, value: String(value) }] : [];
  });
}
