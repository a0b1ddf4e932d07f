import { assertNever } from '@padavu/domain/values/assert-never';
import { limits } from '@padavu/domain/limits';
import { loginMessage, messages } from '@padavu/domain/messages';
import type { LoginForm } from '@padavu/domain/user/sign-in';
import { useRef } from 'react';
import type { EndReason } from '@/lib/session/session.ts';
import { SignInError, signIn } from '@/lib/session/sign-in.ts';
import type { AskForSecondFactor } from '@/lib/session/sign-in.ts';
import { refused, useAttempt } from './use-attempt.ts';
import type { Attempt } from './use-attempt.ts';

/**
 * Signs in learners. The third failure blocks further attempts until the page is reloaded. An attempt that did not
 * reach the server does not count.
 */
export function useLogin() {
  const failures = useRef(0);
  return useAttempt(async (credentials: LoginForm, ask): Promise<Attempt> => {
    const isBlocked = () => failures.current >= limits.login.maxAttempts;
    if (isBlocked()) return refused(messages.login.tooManyAttempts);
    const result = await tryToSignIn(credentials, ask);
    if (result.state === 'entered') failures.current = 0;
    if (result.state !== 'refused') return result;
    if (result.counts) failures.current += 1;
    return refused(isBlocked() ? messages.login.tooManyAttempts : result.message);
  });
}

type Result =
  | { state: 'entered' }
  | { state: 'idle' }
  | { state: 'refused'; message: string; counts: boolean };

async function tryToSignIn(credentials: LoginForm, ask: AskForSecondFactor): Promise<Result> {
  try {
    const session = await signIn(credentials, ask);
    if (session === null) return { state: 'idle' };
    if (session.status === 'signed-in') return { state: 'entered' };
    return { state: 'refused', message: refusalMessage(session.reason), counts: true };
  } catch (error) {
    if (!(error instanceof SignInError))
      return { state: 'refused', message: messages.login.failed, counts: true };
    return { state: 'refused', message: loginMessage(error.status), counts: error.status !== 0 };
  }
}

/** Why an account may not enter although the password was correct. */
function refusalMessage(reason: EndReason): string {
  switch (reason) {
    case 'inactive':
      return messages.loginReason.inactive;
    case 'deleted':
    case 'not_authenticated':
      return messages.login.forbidden;
    case 'session_expired':
      return messages.login.failed;
    default:
      return assertNever(reason);
  }
}
