import { z } from 'zod';
import { Email } from '@padavu/domain/values/email';
import { instant } from '@padavu/domain/values/instant';
import { Language } from '@padavu/domain/language/language';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { mayLack, storedFlag, storedMoment, storedText } from '@padavu/domain/stored';

export const subscribersCollection = 'subscribers';

/** Characters that separate or enclose addresses in a list of recipients, as mail programs read one. */
const separators = /[<>(),;:"\\[\]]/;

/** The body of `POST /newsletter`. */
export const NewsletterSignUp = z.object({
  email: Email.refine((address) => !separators.test(address), messages.validation.emailInvalid),
});

/** The token in a link of a newsletter mail. It identifies the recipient and proves that the link is ours. */
export const NewsletterToken = z.object({ token: z.string().max(200) });

/**
 * The document `subscribers/{hash of the address}`. Older subscribers lack `confirmed` and count as confirmed, because
 * nobody asked them for a confirmation. They can unsubscribe by the same link.
 */
export const Subscriber = z.object({
  email: storedText(limits.email.max),
  subscribedAt: storedMoment(),
  confirmed: storedFlag(true),
  /** Missing in an unconfirmed subscription, and in one that was confirmed before the field existed. */
  confirmedAt: mayLack(z.date()),
  /** The language of the subscription; English if missing. */
  language: mayLack(Language),
});
export type Subscriber = z.infer<typeof Subscriber>;

/** A recipient of the newsletter, for the school that sends it. */
export const NewsletterRecipient = z.object({
  email: z.string(),
  language: Language,
  /** `null` where it is not known. */
  confirmedAt: instant.nullable(),
  /** The link that every mail to the recipient must contain. */
  unsubscribeUrl: z.url(),
});
export type NewsletterRecipient = z.infer<typeof NewsletterRecipient>;

export const unsubscriptionsCollection = 'unsubscriptions';

/**
 * The document `unsubscriptions/{hash of the address}`: this address unsubscribed at that moment. It does not contain
 * the address. After a backup is restored, it removes older subscriptions of the address.
 */
export const Unsubscription = z.object({ unsubscribedAt: storedMoment() });
export type Unsubscription = z.infer<typeof Unsubscription>;
