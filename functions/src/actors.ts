import type { Claims } from '@padavu/domain/user/claims';

// The people who make calls, from the least known to the best known.

/**
 * Who makes a call, and in which session: when the sign-in was, and whether it had a second factor. Auth keeps that
 * moment in whole seconds.
 */
export type Caller = { uid: string; signedInAt: Date; hasSecondFactor: boolean };

/**
 * The caller that a verified token identifies. It has no name, because people choose the name in their own tokens.
 * `lacksSecondFactor` follows from the stored account of staff (`data/user/account-rights.ts`).
 */
export type Person = Caller & { claims: Claims; lacksSecondFactor?: boolean };

/** An approved person with a course, in any role. Only the router makes one, where a contract requires it. */
export type Learner = Person & { claims: { approved: true; courseId: number } };

/** An administrator according to the stored account. Only the router makes one, where a contract requires it. */
export type Administrator = Person & { claims: { admin: true } };

/** Who reads something that anyone may read: a person, or `null` for a visitor. */
export type Viewer = Person | null;

/** Who does something, with the name in their stored account. */
export type Actor = { uid: string; name: string };
