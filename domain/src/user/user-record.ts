import { z } from 'zod';
import { DiscountPromise } from '@padavu/domain/payment/discount-promise';
import { Email } from '@padavu/domain/values/email';
import { instant } from '@padavu/domain/values/instant';
import { Language } from '@padavu/domain/language/language';
import { limits } from '@padavu/domain/limits';
import { Teaches } from './teaching.ts';
import { Role, UserStatus } from './user.ts';

// Separate from `user.ts`, so that the sign-in page does not load it.

/** The document `users/{uid}`, the source of truth about an account. Only the API writes it. */
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
  /** A short code that links the payment chat to this account; see `payment-reference.ts`. */
  paymentReference: z.string(),
  /** What a discount code promised when the person registered. */
  discount: DiscountPromise.optional(),
  /** The first moment of the learner's first day (pace.ts). Set at the approval, like `openThrough` and `pacing`. */
  startsAt: instant.optional(),
  openThrough: z.int().nonnegative().optional(),
  pacing: z.int().nonnegative().optional(),
  /** The course for whose completion the school has congratulated, so that nobody congratulates twice. */
  congratulatedOn: z.int().positive().optional(),
  /** The language that the person chose or registered in; missing if none is known. */
  language: Language.optional(),
  /** Runs of the name and the address for substring searches; see `search.ts`. */
  searchGrams: z.array(z.int()),
  /** The sort key of the name, because a store sorts by bytes. A document without it is in no list by name. */
  sortName: z.string(),
  /** When the claims in Auth were last updated from this document. A browser renews its token when it changes. */
  claimsSetAt: instant.optional(),
  /** Every session that began in this second or earlier is revoked. */
  signedOutAt: instant.optional(),
  /** Whether `settings/security` requires a second factor of this administrator or teacher; see `security.ts`. */
  secondFactorRequired: z.boolean().optional(),
  /** When the deletion of the account was decided. From then on, no other change is accepted. */
  deletionBegan: instant.optional(),
  /** Who decided the deletion. */
  deletionBegunBy: z.object({ uid: z.string(), name: z.string() }).optional(),
  /**
   * Nobody registered this account: it was created in Auth only, and got a document so that administrators see it. A
   * registration or import with its address replaces it.
   */
  unregistered: z.boolean().optional(),
});
export type UserRecord = z.infer<typeof UserRecord>;
