import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

type TextLinkProps = LinkProps & {
  /** In the colour of the words around it, underlined only when it is pointed at: for links that stand in lists. */
  quiet?: boolean;
  sx?: SxProps<Theme>;
};

/** A link within the site, in running text. Material UI's own weighs more than a public page has left. */
export function TextLink({ quiet = false, sx, ...link }: TextLinkProps) {
  return <Box component={Link} {...link} sx={[look, quiet ? atRest : underlined, ...[sx ?? []].flat()]} />;
}

const look = { fontWeight: 600, textUnderlineOffset: '0.18em', textDecorationThickness: '0.08em' } as const;

const underlined = { color: 'primary.main', textDecoration: 'underline' } as const;

const atRest = {
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
