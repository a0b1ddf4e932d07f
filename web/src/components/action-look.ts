import type { Theme } from '@mui/material/styles';

/** `main` for what the page wants done, `plain` for another way, `brass` on a deep ground. */
export type ActionLook = 'main' | 'plain' | 'brass';

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minHeight: 52,
  paddingInline: 3,
  // Seen where the device chooses the colours and takes the ground away.
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

const looks = {
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
 * The look of a button on the public pages. Material UI's own button weighs 11 kB with its ripple and spinner, which is
 * more than the rest of the home page.
 */
export const actionLook = (look: ActionLook) => ({ ...base, ...looks[look] });
