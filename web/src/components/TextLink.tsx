import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

type TextLinkProps = LinkProps & {
  /** In the colour of the surrounding text, underlined only on hover: for lists of links. */
  quiet?: boolean;
  sx?: SxProps<Theme>;
};

/** A link within the site, in running text. Material UI's own is too heavy for public pages. */
export function TextLink({ quiet = false, sx, ...link }: TextLinkProps) {
  return (
    <Box component={Link} {...link} sx={[styles, quiet ? quietStyles : underlined, ...[sx ?? []].flat()]} />
  );
}

const styles = { fontWeight: 600, textUnderlineOffset: '0.18em', textDecorationThickness: '0.08em' } as const;

const underlined = { color: 'primary.main', textDecoration: 'underline' } as const;

const quietStyles = {
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
