import type { Theme } from '@mui/material/styles';

/** The depth of the palm leaf, on which the menu stands; at night the cloth. The focus is brass on either. */
export const onLeaf = (theme: Theme) => ({
  backgroundColor: theme.vars?.palette.primary.dark,
  color: theme.vars?.palette.background.default,
  '& :focus-visible, & .MuiButtonBase-root.Mui-focusVisible': {
    outlineColor: theme.vars?.palette.scene.brass,
  },
  ...theme.applyStyles('dark', {
    backgroundColor: theme.vars?.palette.background.paper,
    color: theme.vars?.palette.text.primary,
  }),
});
