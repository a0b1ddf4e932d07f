import { useRef, useState } from 'react';
import type { AskForSecondFactor, SecondFactorChallenge } from '@/lib/session/sign-in.ts';

/** The state of a sign-in attempt. After a success the session names the person who is signed in. */
export type Attempt =
  | { state: 'idle' }
  | { state: 'working' }
  | { state: 'second-factor'; challenge: SecondFactorChallenge }
  | { state: 'refused'; message: string }
  | { state: 'entered' };

export const refused = (message: string): Attempt => ({ state: 'refused', message });

/**
 * The attempts of a sign-in page, one at a time.
 * @param tryToSignIn resolves to the outcome of an attempt, and must not reject
 * @returns the latest attempt; `login`, which makes one; and `refuse`, which shows a message without one
 */
export function useAttempt<C>(tryToSignIn: (credentials: C, ask: AskForSecondFactor) => Promise<Attempt>) {
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' });
  const isWorking = useRef(false);

  async function login(credentials: C): Promise<void> {
    if (isWorking.current) return;
    isWorking.current = true;
    setAttempt({ state: 'working' });
    const outcome = await tryToSignIn(credentials, (challenge) =>
      setAttempt(challenge ? { state: 'second-factor', challenge } : { state: 'working' }),
    );
    isWorking.current = false;
    setAttempt(outcome);
  }

  return { attempt, login, refuse: (message: string) => setAttempt(refused(message)) };
}
