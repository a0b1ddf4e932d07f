import { dataReply } from '@padavu/domain/api/reply';
import { NewsletterRecipient, NewsletterSignUp, NewsletterToken } from '@padavu/domain/site/subscriber';
import { z } from 'zod';
import { DocumentCursor } from '#/cursors.ts';
import { nextPage, type Contract } from './contract.ts';
import { pageLimit } from './paging.ts';

const Done = z.object({ success: z.literal(true), message: z.string() });

export const newsletterContracts = {
  subscribe: {
    method: 'POST',
    path: '/newsletter',
    operationId: 'subscribeToNewsletter',
    summary: 'Subscribe an address to the newsletter',
    description:
      'Sends a mail with a link to confirm the address, in the language of `Accept-Language`. The response is the same for an address that is subscribed already.',
    tag: 'Newsletter',
    access: 'public',
    body: NewsletterSignUp.meta({ id: 'NewsletterSignUp' }),
    replies: { 200: Done },
    refusals: [429],
  },
  confirm: {
    method: 'POST',
    path: '/newsletter/confirm',
    operationId: 'confirmNewsletter',
    summary: 'Confirm an address with the token in its mail',
    description: 'Safe to repeat. 400 if the token is not valid any more.',
    tag: 'Newsletter',
    access: 'public',
    body: NewsletterToken.meta({ id: 'NewsletterToken' }),
    replies: { 200: Done },
    throttle: 'reports',
  },
  unsubscribe: {
    method: 'POST',
    path: '/newsletter/unsubscribe',
    operationId: 'unsubscribeFromNewsletter',
    summary: 'Unsubscribe an address with the token in its mails',
    description:
      'Safe to repeat. A mail program can call it with one click (RFC 8058): the token is in the query, and a body of any ' +
      'type is ignored.',
    tag: 'Newsletter',
    access: 'public',
    query: NewsletterToken,
    ignoresBody: true,
    replies: { 200: Done },
    throttle: 'reports',
  },
  recipients: {
    method: 'GET',
    path: '/newsletter/subscribers',
    operationId: 'listNewsletterSubscribers',
    summary: 'List the confirmed addresses of the newsletter',
    description:
      'In no particular order. A page may have fewer entries than its limit, because unconfirmed addresses are left ' +
      'out. Every mail to an address must contain its `unsubscribeUrl`.',
    tag: 'Newsletter',
    access: 'admin',
    query: z.object({ limit: pageLimit(500), cursor: DocumentCursor.optional() }),
    replies: { 200: dataReply(z.array(NewsletterRecipient.meta({ id: 'NewsletterRecipient' }))) },
    headers: nextPage,
  },
} satisfies Record<string, Contract>;
