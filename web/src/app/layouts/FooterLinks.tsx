import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';

/** A page of this site, or an address elsewhere. */
type FooterLinkProps = { label: string } & ({ to: string } | { href: string });

type FooterLinksProps = { links: readonly FooterLinkProps[] } & ({ heading: string } | { label: string });

/** A list of links in the footer, under a heading or with a name that is heard. */
export function FooterLinks({ links, ...name }: FooterLinksProps) {
  const id = useId();
  return (
    <Box component="nav" {...('heading' in name ? { 'aria-labelledby': id } : { 'aria-label': name.label })}>
      {'heading' in name && (
        <Typography id={id} component="h2" variant="h4" sx={{ color: 'scene.brass', marginBottom: 1 }}>
          {name.heading}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {links.map((link) => (
          <li key={link.label}>
            <FooterLink {...link} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

export function FooterLink({ label, ...target }: FooterLinkProps) {
  return 'to' in target ? (
    <Box component={Link} to={target.to} sx={look}>
      {label}
    </Box>
  ) : (
    <Box component="a" href={target.href} sx={look}>
      {label}
    </Box>
  );
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'scene.cloth',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
} as const;
