import type { Theme } from '@mui/material/styles';

/** The depth of the palm leaf, on which the menu stands; at night the cloth. */
export const onLeaf = (theme: Theme) => ({
  backgroundColor: theme.vars?.palette.primary.dark,
  color: theme.vars?.palette.background.default,
  ...theme.applyStyles('dark', {
    backgroundColor: theme.vars?.palette.background.paper,
    color: theme.vars?.palette.text.primary,
  }),
});
