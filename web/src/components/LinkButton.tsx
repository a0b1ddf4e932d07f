import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

/** A link within the site that looks like a button. */
export function LinkButton(props: Omit<ButtonProps<typeof Link>, 'component'> & Pick<LinkProps, 'to'>) {
  return <Button component={Link} {...props} />;
}
