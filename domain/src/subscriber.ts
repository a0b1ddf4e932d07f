import { z } from 'zod';
import { Email } from './email.ts';
import { Language } from './language.ts';
import { limits } from './limits.ts';
import { mayLack, storedFlag, storedMoment, storedText } from './stored.ts';

export const subscribersCollection = 'subscribers';

/** The body of `POST /newsletter`. */
export const NewsletterSignUp = z.object({ email: Email });

/** What a link in a mail of the newsletter carries: whose it is, and that we made it. */
export const NewsletterToken = z.object({ token: z.string().max(200) });

/**
 * The document `subscribers/{hash of the address}`. Whoever signed up before addresses were confirmed lacks the field and
 * counts as confirmed: nobody asked them then, and they unsubscribe by the same link.
 */
export const Subscriber = z.object({
  email: storedText(limits.email.max),
  subscribedAt: storedMoment(),
  confirmed: storedFlag(true),
  /** What the newsletter was asked for in; whoever lacks it gets English. */
  language: mayLack(Language),
});
export type Subscriber = z.infer<typeof Subscriber>;

export const unsubscriptionsCollection = 'unsubscriptions';

/**
 * The document `unsubscriptions/{hash of the address}`: this address wanted no newsletter any more at that moment. Without the
 * address; whoever restores a backup keeps an address out by it that subscribed before.
 */
export const Unsubscription = z.object({ unsubscribedAt: storedMoment() });
export type Unsubscription = z.infer<typeof Unsubscription>;
