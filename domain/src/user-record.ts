import { z } from 'zod';
import { DiscountPromise } from './discount-promise.ts';
import { Email } from './email.ts';
import { instant } from './instant.ts';
import { Language } from './language.ts';
import { limits } from './limits.ts';
import { Teaches } from './teaching.ts';
import { Role, UserStatus } from './user.ts';

// It stands apart from what screens show of a user, so that the sign-in page does not load it.

/** The document `users/{uid}`, the truth about an account. Only the API writes it. */
export const UserRecord = z.object({
  name: z.string().min(1).max(limits.name.max),
  email: Email,
  role: Role,
  /** The courses of a teacher; see `teaching.ts`. */
  teaches: Teaches.optional(),
  status: UserStatus,
  courseId: z.int().positive().nullable(),
  courseName: z.string(),
  registrationDate: instant,
  /** Short code that ties the payment chat to this account; see `payment-reference.ts`. */
  paymentReference: z.string(),
  /** What a discount code promised when the person registered. */
  discount: DiscountPromise.optional(),
  /** The first day of the course at the school, since the approval (pace.ts); so are `openThrough` and `pacing`. */
  startsAt: instant.optional(),
  openThrough: z.int().nonnegative().optional(),
  pacing: z.int().nonnegative().optional(),
  /** The course on whose completion the school has congratulated, so that nobody does it twice. */
  congratulatedOn: z.int().positive().optional(),
  /** The language that the person chose, or registered in; whoever lacks it has said nothing of it. */
  language: Language.optional(),
  /** Runs of the name and the address for substring search; see `search.ts`. */
  searchGrams: z.array(z.int()),
  /** The name as lists put it in order; a store orders by its bytes. Whoever lacks it is in no list by name. */
  sortName: z.string(),
  /** When the Auth claims were last made to follow this document; a browser renews its token when it changes. */
  claimsSetAt: instant.optional(),
  /** Every session that began in this second or before is over. */
  signedOutAt: instant.optional(),
  /** An administrator's or a teacher's: the school demands a second factor, as `settings/security` says; see `security.ts`. */
  secondFactorRequired: z.boolean().optional(),
  /** When its deletion was decided. From then on nothing else is: what it consists of is being taken away. */
  deletionBegan: instant.optional(),
  /** Who decided it. */
  deletionBegunBy: z.object({ uid: z.string(), name: z.string() }).optional(),
  /**
   * Nobody registered this account: it came to be in Auth alone and was given a document to be seen by. Whoever registers
   * the address, or is imported with it, takes its place.
   */
  unregistered: z.boolean().optional(),
});
export type UserRecord = z.infer<typeof UserRecord>;
