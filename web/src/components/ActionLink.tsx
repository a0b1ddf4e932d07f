import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { actionLook } from './action-look.ts';
import type { ActionLook } from './action-look.ts';

type ActionLinkProps = LinkProps & { look?: ActionLook; sx?: SxProps<Theme> };

/** A link within the site that looks like a button, on a public page. */
export function ActionLink({ look = 'main', sx, ...link }: ActionLinkProps) {
  return <Box component={Link} {...link} sx={[actionLook(look), ...[sx ?? []].flat()]} />;
}
