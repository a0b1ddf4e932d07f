import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { messages } from '@padavu/domain/messages';
import { useId, useState } from 'react';
import { TextLink } from '@/components/TextLink.tsx';
import { paths } from '@/lib/paths.ts';

/** The ways to a new password for an administrator (specification 2.10). */
export function ResetCredentials() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ paddingInline: 1, marginInlineEnd: -1 }}
      >
        {messages.adminLogin.reset}
      </Button>
      <Typography
        id={id}
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ flexBasis: '100%', paddingBlock: open ? 1 : 0 }}
      >
        {open && (
          <>
            <TextLink to={paths.forgotPassword}>Ask for a link</TextLink> that lets you set a new password. If
            you no longer have the address you sign in with, write to{' '}
            <Link href={`mailto:${brand.email}`}>{brand.email}</Link>.
          </>
        )}
      </Typography>
    </>
  );
}
