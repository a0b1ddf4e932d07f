import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { registerMessages } from '@padavu/domain/public-messages';
import type { PendingRegistration } from '@padavu/domain/registration';
import type { SiteContent } from '@padavu/domain/site';
import { useEffect, useState } from 'react';
import { PaymentChatButton } from './PaymentChatButton.tsx';
import type { ChatButtonProps } from './PaymentChatButton.tsx';

type PaymentChatProps = ChatButtonProps & { registrationIn: (site: SiteContent) => PendingRegistration };

/** The link to the payment chat on pages that do not know the school yet: it appears when the school's number is known. */
export function PaymentChat({ registrationIn, ...button }: PaymentChatProps) {
  const { site, retry } = useFetchedSite();
  switch (site.state) {
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
            Try again
          </Button>
        </div>
      );
    case 'ready':
      return (
        <PaymentChatButton
          {...button}
          school={site.content.school}
          registration={registrationIn(site.content)}
        />
      );
    default:
      return assertNever(site);
  }
}

type FetchedSite = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; content: SiteContent };

/** The courses' schema comes with the answer that needs it: whoever only signs in does without. */
const readSite = async () => (await import('@/lib/fetch-site.ts')).fetchSite();

/** The school and its courses, read anew when the page opens and by `retry`. */
function useFetchedSite(): { site: FetchedSite; retry: () => void } {
  const [site, setSite] = useState<FetchedSite>({ state: 'loading' });
  const isLoading = site.state === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    let isShown = true;
    const show = (fetched: FetchedSite) => {
      if (isShown) setSite(fetched);
    };
    readSite().then(
      (content) => show({ state: 'ready', content }),
      () => show({ state: 'failed' }),
    );
    return () => {
      isShown = false;
    };
  }, [isLoading]);
  return { site, retry: () => setSite({ state: 'loading' }) };
}
