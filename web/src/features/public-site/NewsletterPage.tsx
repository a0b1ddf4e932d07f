import Box from '@mui/material/Box';
import { newsletterTexts as texts } from '@padavu/domain/newsletter';
import type { NewsletterLink } from '@padavu/domain/newsletter';
import { newsletterPaths } from '@padavu/domain/newsletter-paths';
import { useActionState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { ActionButton } from '@/components/ActionButton.tsx';
import { ActionLink } from '@/components/ActionLink.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { PageIntro } from '@/components/PageIntro.tsx';
import { useHydrated } from '@/components/use-hydrated.ts';
import { ApiError, callApi } from '@/lib/api.ts';
import { paths } from '@/lib/paths.ts';
import { useSite } from '@/lib/site-content.ts';

type Outcome = { state: 'open' | 'done' } | { state: 'failed'; message: string };

const wording = {
  confirm: {
    title: texts.confirmTitle,
    intro: texts.confirmIntro,
    press: texts.confirm,
    description: (school: string) =>
      `Confirm your e-mail address for the newsletter of ${school}, one letter a month.`,
    done: texts.confirmed,
  },
  unsubscribe: {
    title: texts.unsubscribeTitle,
    intro: texts.unsubscribeIntro,
    press: texts.unsubscribe,
    description: (school: string) =>
      `Unsubscribe from the newsletter of ${school}; your e-mail address is deleted.`,
    done: texts.unsubscribed,
  },
} as const;

async function send(link: NewsletterLink, token: string): Promise<Outcome> {
  const reply = z.object({ success: z.literal(true) });
  try {
    await (link === 'confirm'
      ? callApi({ method: 'POST', path: newsletterPaths.confirm, body: { token }, reply })
      : callApi({
          method: 'POST',
          path: `${newsletterPaths.unsubscribe}?token=${encodeURIComponent(token)}`,
          reply,
        }));
    return { state: 'done' };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return { state: 'failed', message: isRefused ? error.message : texts.failed };
  }
}

/**
 * Where the links in the newsletter's mails lead: nothing happens until the button is pressed, because mail scanners open
 * every link.
 */
export function NewsletterPage() {
  const link: NewsletterLink = useLocation().pathname.startsWith(newsletterPaths.confirm)
    ? 'confirm'
    : 'unsubscribe';
  const { name, tagline } = useSite().school;
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const token = hydrated ? (query.get('token') ?? '') : '';
  const [outcome, action, sending] = useActionState<Outcome>(() => send(link, token), { state: 'open' });
  const { title, intro, press, done, description } = wording[link];
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <title>{`${title} · ${name}`}</title>
      <meta name="description" content={description(name)} />
      <PageIntro title={title}>{outcome.state === 'done' ? tagline : intro}</PageIntro>
      {outcome.state === 'failed' && <FormMessage kind="error">{outcome.message}</FormMessage>}
      {outcome.state === 'done' ? (
        <>
          <FormMessage kind="success">{done}</FormMessage>
          <ActionLink to={paths.home}>Go to the home page</ActionLink>
        </>
      ) : (
        <form action={action}>
          <ActionButton type="submit" disabled={sending}>
            {press}
          </ActionButton>
        </form>
      )}
    </Box>
  );
}
