import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { messages } from '@padavu/domain/messages';
import { useId, useState } from 'react';

/** Says who resets an administrator's password (specification 2.10). */
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
            Whoever runs this site sets a new password for an administrator. Write to{' '}
            <Link href={`mailto:${brand.email}`}>{brand.email}</Link> from the address you sign in with.
          </>
        )}
      </Typography>
    </>
  );
}
