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

/** The link to the payment chat on pages that do not know the school yet: it appears when the school's number is known. */
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

/** The link for a registration. The courses' schema comes with the link alone: whoever only signs in does without it. */
export const linkFor =
  (registration: PendingRegistration): FetchLink =>
  async () =>
    (await import('./payment-chat-link.ts')).fetchPaymentChatLink(registration);

type FetchedLink = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; link: string };

/** The address of the payment chat, looked up when the page opens and by `retry`. */
function useChatLink(fetchLink: FetchLink): { chat: FetchedLink; retry: () => void } {
  const [chat, setChat] = useState<FetchedLink>({ state: 'loading' });
  const isLoading = chat.state === 'loading';
  const fetchOwnLink = useEffectEvent(fetchLink);
  useEffect(() => {
    if (!isLoading) return undefined;
    let isShown = true;
    const show = (fetched: FetchedLink) => {
      if (isShown) setChat(fetched);
    };
    fetchOwnLink().then(
      (link) => show({ state: 'ready', link }),
      () => show({ state: 'failed' }),
    );
    return () => {
      isShown = false;
    };
  }, [isLoading]);
  return { chat, retry: () => setChat({ state: 'loading' }) };
}
