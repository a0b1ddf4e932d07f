import { useEffect, useState } from 'react';
import type { ResetFailure } from '@/lib/session/password-reset.ts';
import { addressOfLink } from '@/lib/session/password-reset.ts';
import { failureOf } from './reset-message.ts';

/** What the link in an e-mail turns out to be. */
export type ResetLink =
  | { state: 'checking' }
  | { state: 'refused'; failure: ResetFailure }
  | { state: 'open'; email: string };

/** Holds a link's code against Auth. Without a code there is nothing to ask. */
export function useResetLink(code: string | null): { link: ResetLink; refuse: () => void } {
  const [link, setLink] = useState<ResetLink>(
    code ? { state: 'checking' } : { state: 'refused', failure: 'link' },
  );
  useEffect(() => {
    if (!code) return undefined;
    let gone = false;
    addressOfLink(code).then(
      (email) => !gone && setLink({ state: 'open', email }),
      (error: unknown) => !gone && setLink({ state: 'refused', failure: failureOf(error) }),
    );
    return () => {
      gone = true;
    };
  }, [code]);
  return { link, refuse: () => setLink({ state: 'refused', failure: 'link' }) };
}
