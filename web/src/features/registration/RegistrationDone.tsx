import Box from '@mui/material/Box';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import type { PendingRegistration } from '@padavu/domain/user/registration';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ActionLink } from '@/components/ActionLink.tsx';
import { ArrivalHeading } from '@/components/ArrivalHeading.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { isStorageBlocked } from '@/lib/blocked-storage.ts';
import { paths } from '@/lib/paths.ts';
import { useSite } from '@/lib/site-content.ts';
import { paymentChatLink } from './payment-chat-link.ts';
import { PaymentReference } from './PaymentReference.tsx';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import * as texts from './texts.ts';

/**
 * The confirmation that shows until the payment chat opens. It stays where the browser keeps no data: the sign-in page
 * would know nothing of the registration.
 */
export function RegistrationDone(props: { registration: PendingRegistration; onGoOn: () => void }) {
  const { registration, onGoOn } = props;
  const { school } = useSite();
  const link = paymentChatLink(school, registration);
  const { markOpened } = usePaymentChat(link, onGoOn);
  const { price, paymentReference } = registration;
  const isFree = price === 0;
  const withChat = isFree ? texts.freeWithChat : messages.register.success;
  const withoutChat = isFree ? texts.freeWithoutChat : texts.withoutChat;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ArrivalHeading>{texts.firstStep}</ArrivalHeading>
      {!isFree && <RegistrationSteps current={2} />}
      <FormMessage kind="success">{link ? withChat : withoutChat}</FormMessage>
      {!isFree && <PaymentReference reference={paymentReference} />}
      {link && (
        <ActionLink to={link} target="_blank" rel="noopener" onClick={markOpened}>
          {isFree ? texts.openFreeChat : texts.openChat}
        </ActionLink>
      )}
      {isStorageBlocked() && <TextLink to={paths.login}>{texts.signIn}</TextLink>}
    </Box>
  );
}

/**
 * Opens the payment chat at `link`, if the school has one, a moment after a registration, then calls `goOn`, unless
 * the browser keeps no data. Browsers may block the window, so show the link too and call `markOpened` when it is
 * followed.
 */
function usePaymentChat(link: string, goOn: () => void) {
  const isOpen = useRef(false);
  const openAndGoOn = useEffectEvent(() => {
    if (link && !isOpen.current) window.open(link, '_blank', 'noopener');
    if (!isStorageBlocked()) goOn();
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
