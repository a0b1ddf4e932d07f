import type { SecondFactorChallenge } from '@/lib/session/sign-in.ts';

/** The state of a sign-in attempt. After a success the session names the person who is signed in. */
export type Attempt =
  | { state: 'idle' }
  | { state: 'working' }
  | { state: 'second-factor'; challenge: SecondFactorChallenge }
  | { state: 'refused'; message: string }
  | { state: 'entered' };

export const refused = (message: string): Attempt => ({ state: 'refused', message });
