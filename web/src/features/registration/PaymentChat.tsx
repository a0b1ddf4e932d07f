import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { registerMessages } from '@padavu/domain/public-messages';
import type { PendingRegistration } from '@padavu/domain/registration';
import { useEffect, useEffectEvent, useState } from 'react';
import { PaymentChatButton } from './PaymentChatButton.tsx';
import type { ChatButtonProps } from './PaymentChatButton.tsx';
import * as texts from './texts.ts';

type FetchLink = () => Promise<string>;

type PaymentChatProps = ChatButtonProps & { fetchLink: FetchLink };

/**
 * The link to the payment chat on pages that have not loaded the school; it appears once the school's number is known.
 */
export function PaymentChat({ fetchLink, ...button }: PaymentChatProps) {
  const { chat, retry } = useChatLink(fetchLink);
  switch (chat.state) {
    case 'loading':
      return (
        <Typography variant="body2" color="textSecondary">
          {registerMessages.chatLoading}
        </Typography>
      );
    case 'failed':
      return (
        <div role="alert">
          <Typography variant="body2">{registerMessages.chatFailed}</Typography>
          <Button {...button} onClick={retry}>
            {texts.tryAgain}
          </Button>
        </div>
      );
    case 'ready':
      return <PaymentChatButton {...button} link={chat.link} />;
    default:
      return assertNever(chat);
  }
}

/**
 * Returns a function that fetches the chat link of a registration. The courses' schema is loaded only then, so that
 * signing in does without it.
 */
export const linkFor =
  (registration: PendingRegistration): FetchLink =>
  async () =>
    (await import('./payment-chat-link.ts')).fetchPaymentChatLink(registration);

type ChatLinkState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; link: string };

/** Fetches the address of the payment chat when the page opens, and again by `retry`. */
function useChatLink(fetchLink: FetchLink): { chat: ChatLinkState; retry: () => void } {
  const [chat, setChat] = useState<ChatLinkState>({ state: 'loading' });
  const isLoading = chat.state === 'loading';
  const fetchOwnLink = useEffectEvent(fetchLink);
  useEffect(() => {
    if (!isLoading) return undefined;
    let isMounted = true;
    const show = (state: ChatLinkState) => {
      if (isMounted) setChat(state);
    };
    fetchOwnLink().then(
      (link) => show({ state: 'ready', link }),
      () => show({ state: 'failed' }),
    );
    return () => {
      isMounted = false;
    };
  }, [isLoading]);
  return { chat, retry: () => setChat({ state: 'loading' }) };
}
