import { useEffect, useEffectEvent } from 'react';
import { readStoredText } from '@/lib/stored.ts';

type Prefill = {
  /** Fills the field. Not a default value, which would overwrite what was typed before the scripts arrived. */
  fill: (email: string, isRemembered: boolean) => void;
  /** The address to fill in where none is remembered. */
  otherwise?: () => string | undefined;
};

/**
 * Fills a field `email` once with the address that "Remember me" stored. It leaves the field to somebody who is in it
 * already, because what they type next would follow the address.
 */
export function usePrefilledEmail({ fill, otherwise }: Prefill): void {
  const prefill = useEffectEvent(() => {
    if (document.activeElement?.matches('[name="email"]')) return;
    const remembered = readStoredText('rememberedEmail');
    const email = remembered ?? otherwise?.();
    if (email) fill(email, remembered !== null);
  });
  useEffect(() => prefill(), []);
}
