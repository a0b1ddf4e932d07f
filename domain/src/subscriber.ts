import { z } from 'zod';
import { Email } from './email.ts';
import { limits } from './limits.ts';
import { storedMoment, storedText } from './stored.ts';

export const subscribersCollection = 'subscribers';

/** The body of `POST /newsletter`. */
export const NewsletterSignUp = z.object({ email: Email });

/** The document `subscribers/{hash of the address}`. */
export const Subscriber = z.object({ email: storedText(limits.email.max), subscribedAt: storedMoment() });
export type Subscriber = z.infer<typeof Subscriber>;
