/**
 * The tap area of a short link outside running text: 44 px high (docs/identity.md). With a mouse the area stays tight,
 * so that the text around it can be selected.
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
