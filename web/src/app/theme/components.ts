import type { ThemeOptions } from '@mui/material/styles';
import { focusRing } from './base-styles.ts';

/**
 * A stepped corner where the browser supports `corner-shape`, a small radius elsewhere. Unlike a clip path it does not
 * cut focus outlines.
 */
const stepped = { cornerShape: 'notch' } as const;

/** Overrides for Material UI components, which no public page has (`AreaTheme.tsx`). */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...stepped,
        minHeight: 44,
        paddingInline: theme.spacing(2.5),
        transition: theme.transitions.create(['background-color', 'border-color', 'transform'], {
          duration: 150,
        }),
        '&:active': { transform: 'translateY(1px)' },
      }),
      contained: ({ theme }) => ({
        // Visible in forced colours, which remove the background.
        border: '1px solid transparent',
        '&.Mui-disabled': {
          backgroundColor: theme.vars?.palette.primary.light,
          color: theme.vars?.palette.text.secondary,
        },
      }),
      sizeLarge: { minHeight: 52, fontSize: '1.0625rem' },
      outlined: ({ theme }) => ({ borderColor: theme.vars?.palette.divider, borderWidth: 1.5 }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { ...stepped, minWidth: 44, minHeight: 44 } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: stepped,
      outlined: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { ...stepped, borderRadius: 16 } },
  },
  MuiChip: { styleOverrides: { root: { ...stepped, borderRadius: 6, fontWeight: 600 } } },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...stepped,
        fontSize: '1rem',
        border: `1px solid ${theme.vars?.palette.divider}`,
      }),
    },
  },
  // In dark mode the shadow is hardly visible, so a thin border separates what floats.
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...stepped,
        borderRadius: 16,
        border: `1px solid ${theme.vars?.palette.divider}`,
      }),
    },
  },
  MuiDialogTitle: { defaultProps: { variant: 'h3' }, styleOverrides: { root: { paddingTop: 24 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px' } } },
  // What it contains is placed in it: texts for screen readers, which are placed in the whole dialog otherwise, would
  // make the dialog scroll too, with its title and its buttons.
  MuiDialogContent: { styleOverrides: { root: { position: 'relative' } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }),
      head: ({ theme }) => ({ fontWeight: 650, color: theme.vars?.palette.text.secondary }),
    },
  },
};
