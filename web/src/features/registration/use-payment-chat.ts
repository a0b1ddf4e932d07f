import { limits } from '@padavu/domain/limits';
import { paymentChatLink } from '@padavu/domain/registration';
import type { PendingRegistration } from '@padavu/domain/registration';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Opens the payment chat a moment after a registration, then goes on (specification 4, "Registration"). A browser may
 * block the new window: whoever uses this shows the link too, and says by `markOpened` that it has been followed.
 */
export function usePaymentChat(registration: PendingRegistration, goOn: () => void) {
  const isOpen = useRef(false);
  const openAndGoOn = useEffectEvent(() => {
    if (!isOpen.current) window.open(paymentChatLink(registration), '_blank', 'noopener');
    goOn();
  });
  useEffect(() => {
    const timer = setTimeout(openAndGoOn, limits.delay.afterRegistration);
    return () => clearTimeout(timer);
  }, []);
  return {
    markOpened: () => {
      isOpen.current = true;
    },
  };
}
