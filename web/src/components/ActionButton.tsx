import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { actionStyles } from './action-styles.ts';
import type { ActionVariant } from './action-styles.ts';

type ActionButtonProps = ComponentPropsWithRef<'button'> & { variant?: ActionVariant; sx?: SxProps<Theme> };

/** A button on a public page. */
export function ActionButton({ variant = 'main', sx, ...button }: ActionButtonProps) {
  return (
    <Box component="button" type="button" {...button} sx={[actionStyles(variant), ...[sx ?? []].flat()]} />
  );
}
