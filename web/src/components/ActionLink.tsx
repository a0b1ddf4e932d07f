import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { actionStyles } from './action-styles.ts';
import type { ActionVariant } from './action-styles.ts';

type ActionLinkProps = LinkProps & { variant?: ActionVariant; sx?: SxProps<Theme> };

/** A link within the site that looks like a button, on a public page. */
export function ActionLink({ variant = 'main', sx, ...link }: ActionLinkProps) {
  return <Box component={Link} {...link} sx={[actionStyles(variant), ...[sx ?? []].flat()]} />;
}
