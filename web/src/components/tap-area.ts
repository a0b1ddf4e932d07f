/**
 * A short link of its own gets a tap area of 44 px height (docs/identity.md). With a mouse the area stays tight, so
 * that text around it can be selected.
 */
export const tapArea = {
  '@media (pointer: coarse)': {
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '50%',
      height: '100%',
      minHeight: 44,
      transform: 'translateY(-50%)',
    },
  },
} as const;
