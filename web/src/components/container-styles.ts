/**
 * Content in the middle of the window, with space beside it: Material UI's container at a fraction of its weight
 * (docs/decisions/104).
 */
export const containerStyles = {
  width: '100%',
  maxWidth: 'lg',
  marginInline: 'auto',
  paddingInline: { xs: 2, sm: 3 },
} as const;
