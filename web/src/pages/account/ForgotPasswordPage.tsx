import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { messages } from '@padavu/domain/messages';
import { useState } from 'react';
import { ActionButton } from '@/components/ActionButton.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { PageIntro } from '@/components/PageIntro.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { ForgotPasswordForm } from '@/features/password-reset/ForgotPasswordForm.tsx';
import { paths } from '@/lib/paths.ts';

const { passwordReset } = messages;

/** Has a link for a new password sent; the answer is the same whether or not the address is known (design decision 9). */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <title>{`${passwordReset.forgotTitle} · ${brand.name}`}</title>
      <meta name="description" content={`Set a new password for your account at ${brand.name}.`} />
      <PageIntro title={passwordReset.forgotTitle}>
        {sentTo === null &&
          'Tell us the address you registered with, and we send you a link to set a new one.'}
      </PageIntro>
      {sentTo === null ? (
        <ForgotPasswordForm onSent={setSentTo} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <FormMessage kind="success">{passwordReset.sent}</FormMessage>
          <Typography color="textSecondary">
            We wrote to {sentTo}. Look among unwanted mail too; the link works for an hour.
          </Typography>
          <ActionButton look="plain" onClick={() => setSentTo(null)}>
            Use another address
          </ActionButton>
        </Box>
      )}
      <Typography>
        You remember it? <TextLink to={paths.login}>Sign in</TextLink>
      </Typography>
    </Box>
  );
}
