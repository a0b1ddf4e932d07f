import Box from '@mui/material/Box';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { newsletterTexts } from '@padavu/domain/site/newsletter-texts';
import type { NewsletterLink } from '@padavu/domain/site/newsletter';
import { newsletterPaths } from '@padavu/domain/site/newsletter-paths';
import { useActionState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { ActionButton } from '@/components/ActionButton.tsx';
import { ActionLink } from '@/components/ActionLink.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { PageIntro } from '@/components/PageIntro.tsx';
import { useHydrated } from '@/components/use-hydrated.ts';
import { callApi } from '@/lib/api.ts';
import { paths } from '@/lib/paths.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { useSite } from '@/lib/site-content.ts';
import * as texts from './texts.ts';

type Outcome = { state: 'open' | 'done' } | { state: 'failed'; message: string };

const wording = {
  confirm: {
    title: newsletterTexts.confirmTitle,
    intro: newsletterTexts.confirmIntro,
    press: newsletterTexts.confirm,
    description: (school: string) => fillPlaceholders(texts.confirmDescription, { school }),
    done: newsletterTexts.confirmed,
  },
  unsubscribe: {
    title: newsletterTexts.unsubscribeTitle,
    intro: newsletterTexts.unsubscribeIntro,
    press: newsletterTexts.unsubscribe,
    description: (school: string) => fillPlaceholders(texts.unsubscribeDescription, { school }),
    done: newsletterTexts.unsubscribed,
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
    return { state: 'failed', message: reasonOf(error, newsletterTexts.failed) };
  }
}

/**
 * The page that the links in the newsletter's mails open. Nothing happens until the button is pressed, because mail
 * scanners open every link.
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
          <ActionLink to={paths.home}>{texts.goHome}</ActionLink>
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
