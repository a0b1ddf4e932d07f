import type { Theme } from '@mui/material/styles';

/** `main` for the page's main action, `plain` for another, `brass` on a dark ground. */
export type ActionVariant = 'main' | 'plain' | 'brass';

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minHeight: 52,
  paddingInline: 3,
  // Visible in forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: 1,
  cornerShape: 'notch',
  typography: 'button',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 150ms',
  '&:active': { transform: 'translateY(1px)' },
  '&:disabled': { opacity: 0.7, cursor: 'default' },
} as const;

const variants = {
  main: {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '&:hover': { bgcolor: 'primary.dark' },
  },
  plain: {
    bgcolor: 'transparent',
    color: 'text.primary',
    border: (theme: Theme) => `1.5px solid ${theme.vars?.palette.divider}`,
    '&:hover': { bgcolor: 'primary.light' },
  },
  brass: { bgcolor: 'scene.brass', color: 'scene.night', '&:hover': { bgcolor: 'scene.cloth' } },
} as const;

/**
 * The styles of a button on the public pages. Material UI's own button weighs 11 kB with its ripple and spinner, more
 * than the rest of the home page.
 */
export const actionStyles = (variant: ActionVariant) => ({ ...base, ...variants[variant] });
