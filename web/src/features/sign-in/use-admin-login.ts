import { adminAuthMessage, loginMessage, messages } from '@padavu/domain/messages';
import type { AdminCredentials } from '@padavu/domain/session';
import { useRef, useState } from 'react';
import { SignInError, signIn } from '@/lib/session/sign-in.ts';
import { endSession } from '@/lib/session/store.ts';
import { refused } from './attempt.ts';
import type { Attempt } from './attempt.ts';

/** Signing in on the administrators' page (specification 2.10 and 8). Nobody else is left signed in by it. */
export function useAdminLogin() {
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' });
  const isWorking = useRef(false);

  async function login(credentials: AdminCredentials): Promise<void> {
    if (isWorking.current) return;
    isWorking.current = true;
    setAttempt({ state: 'working' });
    const refusal = await tryToSignIn(credentials);
    isWorking.current = false;
    setAttempt(refusal === null ? { state: 'entered' } : refused(refusal));
  }

  return { attempt, login, refuse: (message: string) => setAttempt(refused(message)) };
}

/** The text of a refusal; `null` when an administrator has signed in. */
async function tryToSignIn(credentials: AdminCredentials): Promise<string | null> {
  try {
    const session = await signIn(credentials);
    if (session.status !== 'signed-in') return messages.adminLogin.forbidden;
    if (session.user.role === 'admin' && session.user.isApproved) return null;
    await endSession();
    return messages.adminLogin.forbidden;
  } catch (error) {
    return error instanceof SignInError ? refusalMessage(error.status) : messages.adminLogin.failed;
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
