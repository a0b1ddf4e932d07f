import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';

const cross =
  'M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z';
const crossImage = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='${cross}'/%3E%3C/svg%3E")`;

/** Pixels. */
export const menuWidth = 280;

const sizeOf = ({ fontSize, lineHeight, letterSpacing }: CSSProperties) => ({
  fontSize,
  lineHeight,
  letterSpacing,
});

/**
 * Styles of the admin area. They are not in the theme, because visitors load that too: icons, tooltips and the clear
 * button of a search in palette colours (docs/identity.md), smaller titles, notices beside the menu, and printing
 * without controls.
 */
const styles = (theme: Theme) => ({
  html: {
    [theme.breakpoints.up('md')]: { '--side': `${menuWidth}px` },
  },
  body: {
    '--mui-palette-action-active': theme.vars?.palette.text.secondary,
    '--mui-palette-Tooltip-bg': theme.vars?.palette.text.primary,
  },
  'body .MuiTooltip-tooltip': {
    padding: theme.spacing(0.5, 1.25),
    borderRadius: 6,
    cornerShape: 'notch',
    color: theme.vars?.palette.background.default,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 600,
  },
  // A tool, not a banner: the title of a page leaves the window to the work below it.
  'main .MuiTypography-h1': sizeOf(theme.typography.h2),
  'main .MuiTypography-h2': sizeOf(theme.typography.h3),
  select: { textOverflow: 'ellipsis' },
  '[type="search"]::-webkit-search-cancel-button': {
    appearance: 'none',
    width: 24,
    height: 24,
    cursor: 'pointer',
    backgroundColor: theme.vars?.palette.text.secondary,
    mask: crossImage,
  },
  '@media print': {
    'header, aside, [role="search"], .MuiButton-root, .MuiIconButton-root, .MuiCheckbox-root': {
      display: 'none !important',
    },
    // The margins of the paper are enough, and a table of payments needs the width.
    main: { paddingInline: '0 !important' },
    'li, tr': { breakInside: 'avoid' },
  },
});

const sheet = <GlobalStyles styles={styles} />;

export const AdminStyles = () => sheet;
