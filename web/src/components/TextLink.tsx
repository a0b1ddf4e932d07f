import MuiLink from '@mui/material/Link';
import type { LinkProps as MuiLinkProps } from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

/** A link within the site, in running text. */
export function TextLink(props: Omit<MuiLinkProps<typeof Link>, 'component'> & Pick<LinkProps, 'to'>) {
  return <MuiLink component={Link} {...props} />;
}
