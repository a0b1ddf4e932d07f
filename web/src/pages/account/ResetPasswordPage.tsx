import Box from '@mui/material/Box';
import { assertNever } from '@padavu/domain/assert-never';
import { brand } from '@padavu/domain/brand';
import { messages } from '@padavu/domain/messages';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActionLink } from '@/components/ActionLink.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { PageIntro } from '@/components/PageIntro.tsx';
import { LoadingView } from '@/components/StateView.tsx';
import { useHydrated } from '@/components/use-hydrated.ts';
import { NewPasswordForm } from '@/features/password-reset/NewPasswordForm.tsx';
import { resetMessage } from '@/features/password-reset/reset-message.ts';
import { useResetLink } from '@/features/password-reset/use-reset-link.ts';
import { paths } from '@/lib/paths.ts';

const { passwordReset } = messages;

/** Where the link of the e-mail leads: sets the new password (design decision 9). */
export function ResetPasswordPage() {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <title>{`${passwordReset.resetTitle} · ${brand.name}`}</title>
      <meta name="description" content={`Set a new password for your account at ${brand.name}.`} />
      <ResetStage />
    </Box>
  );
}

const checking = { state: 'checking' } as const;

function ResetStage() {
  const [query] = useSearchParams();
  const code = query.get('oobCode');
  const { link, refuse } = useResetLink(code);
  const [isSet, setIsSet] = useState(false);
  // At build time, when the page is made, no link is known.
  const state = useHydrated() ? link : checking;
  const intro = <PageIntro title={passwordReset.resetTitle} />;
  if (isSet) {
    return (
      <>
        {intro}
        <FormMessage kind="success">{passwordReset.done}</FormMessage>
        <ActionLink to={paths.login}>{messages.login.submit}</ActionLink>
      </>
    );
  }
  switch (state.state) {
    case 'checking':
      return (
        <>
          {intro}
          <LoadingView text="Checking your link..." />
        </>
      );
    case 'refused':
      return (
        <>
          {intro}
          <FormMessage kind="error">{resetMessage(state.failure)}</FormMessage>
          <ActionLink to={paths.forgotPassword}>Ask for a new link</ActionLink>
        </>
      );
    case 'open':
      return (
        <>
          <PageIntro title={passwordReset.resetTitle}>For {state.email}.</PageIntro>
          <NewPasswordForm
            code={code ?? ''}
            email={state.email}
            onSet={() => setIsSet(true)}
            onBadLink={refuse}
          />
        </>
      );
    default:
      return assertNever(state);
  }
}
