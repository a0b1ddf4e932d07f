import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { actionStyles } from './action-styles.ts';
import type { ActionVariant } from './action-styles.ts';

type ActionButtonProps = ComponentPropsWithRef<'button'> & { variant?: ActionVariant; sx?: SxProps<Theme> };

/**
 * Firefox enables a button of a reloaded page that was enabled before the reload. Without scripts yet, the browser
 * would send the form itself, with the password in the address.
 */
const notRestored = { autoComplete: 'off' };

/** A button on a public page. */
export function ActionButton({ variant = 'main', sx, ...button }: ActionButtonProps) {
  return (
    <Box
      component="button"
      type="button"
      {...notRestored}
      {...button}
      sx={[actionStyles(variant), ...[sx ?? []].flat()]}
    />
  );
}
