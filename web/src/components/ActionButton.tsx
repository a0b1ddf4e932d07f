import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { actionLook } from './action-look.ts';
import type { ActionLook } from './action-look.ts';

type ActionButtonProps = ComponentPropsWithRef<'button'> & { look?: ActionLook; sx?: SxProps<Theme> };

/** A button on a public page. */
export function ActionButton({ look = 'main', sx, ...button }: ActionButtonProps) {
  return <Box component="button" type="button" {...button} sx={[actionLook(look), ...[sx ?? []].flat()]} />;
}
