import { z } from 'zod';
import { Email } from './email.ts';
import { instant } from './instant.ts';

export const subscribersCollection = 'subscribers';

/** The body of `POST /newsletter` (design decision 10). */
export const NewsletterSignUp = z.object({ email: Email });

/** The document `subscribers/{hash of the address}`. */
export const Subscriber = z.object({ email: Email, subscribedAt: instant });
export type Subscriber = z.infer<typeof Subscriber>;
