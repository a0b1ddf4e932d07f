import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { registerMessages } from '@padavu/domain/public-messages';
import type { PendingRegistration } from '@padavu/domain/registration';
import type { SiteContent } from '@padavu/domain/site';
import { useFetchedSite } from '@/lib/use-fetched-site.ts';
import { PaymentChatButton } from './PaymentChatButton.tsx';
import type { ChatButtonProps } from './PaymentChatButton.tsx';
import { PaymentChatLoading } from './PaymentChatLoading.tsx';
import { paymentChatLink } from './payment-chat-link.ts';
import * as texts from './texts.ts';

type PaymentChatProps = ChatButtonProps & {
  /** Returns the registration to pay for. */
  registrationIn: (site: SiteContent) => PendingRegistration;
};

/**
 * The link to the payment chat on pages that have not loaded the school; it appears once the school's number is known.
 */
export function PaymentChat({ registrationIn, ...button }: PaymentChatProps) {
  const { live, retry } = useFetchedSite();
  switch (live.state) {
    case 'loading':
      return <PaymentChatLoading />;
    case 'failed':
      return (
        <div role="alert">
          <Typography variant="body2">{registerMessages.chatFailed}</Typography>
          <Button {...button} onClick={retry}>
            {texts.tryAgain}
          </Button>
        </div>
      );
    case 'ready': {
      const registration = registrationIn(live.data);
      return (
        <PaymentChatButton
          {...button}
          link={paymentChatLink(live.data.school, registration)}
          price={registration.price}
        />
      );
    }
    default:
      return assertNever(live);
  }
}
