import { NewsletterSignUp, NewsletterToken } from '@padavu/domain/subscriber';
import { z } from 'zod';
import type { Contract } from './contract.ts';

const Done = z.object({ success: z.literal(true), message: z.string() });

export const newsletterContracts = {
  subscribe: {
    method: 'POST',
    path: '/newsletter',
    operationId: 'subscribeToNewsletter',
    summary: 'Ask for the newsletter',
    description:
      'A mail in the language of `Accept-Language` asks the address to confirm. A known address gets the same answer.',
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
    summary: 'Confirm an address by the link in its mail',
    description: 'Safe to repeat. 400 for a link that leads to nothing any more.',
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
    summary: 'Delete an address by the link in its mails',
    description:
      'Safe to repeat. A mail program calls it by one click (RFC 8058): the token stands in the address, and the body, ' +
      'whatever its type, means nothing.',
    tag: 'Newsletter',
    access: 'public',
    query: NewsletterToken,
    ignoresBody: true,
    replies: { 200: Done },
    throttle: 'reports',
  },
} satisfies Record<string, Contract>;
