import { useEffect, useEffectEvent } from 'react';
import { readStoredText } from '@/lib/stored.ts';

/**
 * Gives `fill` the address that "Remember me" kept, once. Not by a form's default values: they would wipe out what
 * somebody typed into the prerendered page before its script arrived.
 */
export function useRememberedEmail(fill: (email: string) => void): void {
  const fillIn = useEffectEvent(fill);
  useEffect(() => {
    const email = readStoredText('rememberedEmail');
    if (email) fillIn(email);
  }, []);
}
