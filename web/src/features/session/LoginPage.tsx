import Button from '@mui/material/Button';
import { messages } from '@padavu/domain/messages';
import { Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '@/components/PageTitle.tsx';
import { useHydrated } from '@/components/use-hydrated.ts';
import { OpeningView } from './OpeningView.tsx';
import { useLogin } from './use-login.ts';
import { NewPasswordOf } from './new-password-of.ts';
import { useLoginReason } from './use-login-reason.ts';
import { storedUser } from '@/lib/session/records.ts';
import { endSession, signOut } from '@/lib/session/store.ts';
import type { Session } from '@/lib/session/session.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import { RedirectAfterLogin } from './RedirectAfterLogin.tsx';
import { LoginView } from './LoginView.tsx';
import * as texts from './texts.ts';

/** Loaded on demand: few people wait for approval, and this view brings the code that draws a QR code for payments. */
const WaitingView = lazyPart(() =>
  import('@/features/registration/WaitingView.tsx').then((part) => part.WaitingView),
);

/**
 * The sign-in page. A person with access is redirected at once; a pending user waits here until the session reports the
 * approval.
 */
export function LoginPage() {
  return (
    <>
      <PageTitle>{messages.login.title}</PageTitle>
      <meta name="description" content={texts.description} />
      <LoginStage />
    </>
  );
}

function LoginStage() {
  const session = useSession();
  const { attempt, login } = useLogin();
  const awaitsAccount = useAwaitsAccount();
  const reason = useLoginReason(session);
  const isOthers = useOthersSession(session, attempt.state === 'idle');

  if (session.status === 'signed-in' && !isOthers) {
    const { user, access } = session;
    if (access !== 'waiting') return <RedirectAfterLogin access={access} email={user.email} />;
    if (user.isApproved) return <OpeningView />;
    return (
      <Suspense fallback={<OpeningView />}>
        <WaitingView
          message={(attempt.state === 'idle' && reason) || messages.login.notApproved}
          user={user}
          onSignOut={() => void signOut()}
        />
      </Suspense>
    );
  }
  // Without a network it can take long to confirm the last session.
  if (session.status === 'starting' && awaitsAccount && attempt.state === 'idle')
    return <OpeningView action={<Button onClick={() => void endSession()}>{texts.anotherAccount}</Button>} />;
  return <LoginView reason={reason} attempt={attempt} onSubmit={login} />;
}

/**
 * Ends the session of somebody else in this browser, which would open instead of the form for a person who has just
 * set a new password.
 * @param isBefore whether nobody has tried to sign in here yet
 * @returns whether the session is such a one
 */
function useOthersSession(session: Session, isBefore: boolean): boolean {
  const { data } = NewPasswordOf.safeParse(useLocation().state);
  const isOthers =
    isBefore &&
    data !== undefined &&
    session.status === 'signed-in' &&
    session.user.email !== data.newPasswordOf;
  useEffect(() => {
    if (isOthers) void endSession();
  }, [isOthers]);
  return isOthers;
}

/** Whether somebody was signed in before, and nobody has used the form since the page loaded. */
function useAwaitsAccount(): boolean {
  const hydrated = useHydrated();
  return useMemo(() => hydrated && storedUser() !== null && !isFormInUse(), [hydrated]);
}

/** Whether a field of the page has the focus or was changed. */
function isFormInUse(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return fields.some((field) => field === document.activeElement || isEdited(field));
}

function isEdited(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.value !== field.defaultValue) return true;
  return field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
}
