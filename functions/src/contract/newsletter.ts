import { NewsletterSignUp } from '@padavu/domain/subscriber';
import { z } from 'zod';
import type { Contract } from './contract.ts';

export const newsletterContracts = {
  subscribe: {
    method: 'POST',
    path: '/newsletter',
    operationId: 'subscribeToNewsletter',
    summary: 'Ask for the newsletter',
    description: 'A known address gets the same answer.',
    tag: 'Newsletter',
    access: 'public',
    body: NewsletterSignUp.meta({ id: 'NewsletterSignUp' }),
    replies: { 200: z.object({ success: z.literal(true), message: z.string() }) },
    refusals: [429],
  },
} satisfies Record<string, Contract>;
