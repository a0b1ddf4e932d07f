import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/school/brand';
import { adminAuthMessage, loginMessage, messages } from '@padavu/domain/messages';
import type { AdminCredentials } from '@padavu/domain/user/sign-in';
import { Note } from '@/components/Note.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { paths } from '@/lib/paths.ts';
import { SignInError, signIn } from '@/lib/session/sign-in.ts';
import type { AskForSecondFactor } from '@/lib/session/sign-in.ts';
import { endSession } from '@/lib/session/store.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { AdminLoginForm } from './AdminLoginForm.tsx';
import { RedirectAfterLogin } from './RedirectAfterLogin.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import { SignInIntro } from './SignInIntro.tsx';
import { refused, useAttempt } from './use-attempt.ts';
import type { Attempt } from './use-attempt.ts';
import { useLoginReason } from './use-login-reason.ts';

/** The administrators' sign-in page, at both its addresses. */
export function AdminLoginPage() {
  const session = useSession();
  const { attempt, login, refuse } = useAttempt(tryToSignIn);
  const reason = useLoginReason(session);
  const person = session.status === 'signed-in' ? session : null;

  if (person && person.access !== 'waiting' && person.access !== 'learner')
    return <RedirectAfterLogin access={person.access} email={person.user.email} />;
  // Approved, but the token lacks the claim; the session is renewing it.
  const isEntering = person !== null && person.user.role !== 'user' && person.user.isApproved;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <PageTitle>{messages.adminLogin.title}</PageTitle>
      <meta name="description" content={`${brand.adminTagline}.`} />
      <SignInIntro
        title={messages.adminLogin.title}
        greeting={brand.adminTagline}
        note={(person === null && attempt.state === 'idle' && reason) || ''}
      />
      {person?.access === 'learner' && attempt.state === 'idle' && (
        <Note role="status">
          You are signed in as {person.user.name}, a learner. This page is for administrators and teachers.{' '}
          <TextLink to={paths.learnerDashboard}>Go to your dashboard</TextLink>
        </Note>
      )}
      <SecondFactorStep attempt={attempt}>
        <AdminLoginForm
          attempt={isEntering ? { state: 'working' } : attempt}
          onSubmit={(credentials) => void login(credentials)}
          onRefused={refuse}
        />
      </SecondFactorStep>
      <Typography>
        You learn here? <TextLink to={paths.login}>Sign in as a learner</TextLink>
      </Typography>
    </Box>
  );
}

/** Signs in administrators and teachers. Anyone else is signed out again. */
async function tryToSignIn(credentials: AdminCredentials, ask: AskForSecondFactor): Promise<Attempt> {
  try {
    const session = await signIn(credentials, ask);
    if (session === null) return { state: 'idle' };
    if (session.status !== 'signed-in') return refused(messages.adminLogin.forbidden);
    if (session.user.role !== 'user' && session.user.isApproved) return { state: 'entered' };
    await endSession();
    return refused(messages.adminLogin.forbidden);
  } catch (error) {
    return refused(error instanceof SignInError ? refusalMessage(error.status) : messages.adminLogin.failed);
  }
}

function refusalMessage(status: number): string {
  switch (status) {
    case 0:
    case 429:
      return loginMessage(status);
    case 401:
    case 403:
    case 404:
    case 500:
      return adminAuthMessage(status, loginMessage(status));
    default:
      return messages.adminLogin.failed;
  }
}
