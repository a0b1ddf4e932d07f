/**
 * For a short link that stands by itself: 44 px high for a finger, whatever its letters are (docs/identity.md). A mouse
 * keeps what is around it, such as an address to be copied.
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
