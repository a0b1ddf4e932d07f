import { useEffect, useEffectEvent } from 'react';
import { readStoredText } from '@/lib/stored.ts';

/**
 * Calls `fill` once with the address that "Remember me" stored. Not a default value, which would overwrite what was
 * typed before the scripts arrived.
 */
export function useRememberedEmail(fill: (email: string) => void): void {
  const fillIn = useEffectEvent(fill);
  useEffect(() => {
    const email = readStoredText('rememberedEmail');
    if (email) fillIn(email);
  }, []);
}
