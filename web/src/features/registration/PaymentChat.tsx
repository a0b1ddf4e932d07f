import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/values/assert-never';
import { registerMessages } from '@padavu/domain/site/public-messages';
import type { PendingRegistration } from '@padavu/domain/user/registration';
import type { SiteContent } from '@padavu/domain/site/site';
import { useFetchedSite } from '@/lib/use-fetched-site.ts';
import { PaymentChatLoading } from './PaymentChatLoading.tsx';
import { paymentChatLink } from './payment-chat-link.ts';
import * as texts from './texts.ts';

type PaymentChatProps = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'> & {
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
      const link = paymentChatLink(live.data.school, registration);
      if (link === '') return null;
      return (
        <Button {...button} href={link} target="_blank" rel="noopener">
          {registration.price === 0 ? texts.openFreeChat : texts.openChat}
        </Button>
      );
    }
    default:
      return assertNever(live);
  }
}
