import { brand } from '@padavu/domain/brand';
import { messages } from '@padavu/domain/messages';
import { loginReasonMessage } from '@padavu/domain/session';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadingView } from '@/components/StateView.tsx';
import { WaitingView } from '@/features/registration/WaitingView.tsx';
import { registrationOf } from '@/features/registration/registration-of.ts';
import { OpeningView } from '@/features/sign-in/OpeningView.tsx';
import { useLogin } from '@/features/sign-in/use-login.ts';
import { storedUser } from '@/lib/session/records.ts';
import { endSession } from '@/lib/session/store.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { LetIn } from './LetIn.tsx';
import { LoginView } from './LoginView.tsx';

/**
 * The sign-in page (specification 2.8). Whoever may enter goes on at once; whoever waits for approval stays, and is let in
 * by the session when the approval arrives (design decision 2).
 */
export function LoginPage() {
  return (
    <>
      <title>{`${messages.login.title} · ${brand.name}`}</title>
      <meta name="description" content={`Sign in to your course at ${brand.name}.`} />
      <LoginStage />
    </>
  );
}

function LoginStage() {
  const session = useSession();
  const [query] = useSearchParams();
  const { attempt, login } = useLogin();
  const [someoneWasHere] = useState(() => storedUser() !== null);
  const reason = query.get('reason');

  if (session.status === 'signed-in') {
    const { user, access } = session;
    if (access !== 'waiting') return <LetIn access={access} email={user.email} />;
    if (user.isApproved) return <LoadingView text="Opening your account..." />;
    return (
      <WaitingView
        message={(attempt.state === 'idle' && loginReasonMessage(reason)) || messages.login.notApproved}
        registration={registrationOf(user)}
        onSignOut={() => void endSession()}
      />
    );
  }
  if (session.status === 'starting' && someoneWasHere && attempt.state === 'idle') return <OpeningView />;
  // A session that ended on this page knows better than the address why.
  const ended =
    session.status === 'signed-out' && session.reason !== 'not_authenticated' ? session.reason : null;
  return <LoginView reason={loginReasonMessage(ended ?? reason)} attempt={attempt} onSubmit={login} />;
}
