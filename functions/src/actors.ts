import type { Claims } from '@padavu/domain/claims';

// Who asks for something, in the order in which more is known of them.

/**
 * Who asks, in a session that began with a sign-in at that moment, with a second factor or without. Auth knows the moment
 * by the second.
 */
export type Caller = { uid: string; signedInAt: Date; hasSecondFactor: boolean };

/**
 * Who is asking, as a verified token says. No name: people choose what their own tokens say of it. `lacksSecondFactor` is
 * what the stored account says of an administrator (`data/account-rights.ts`).
 */
export type Person = Caller & { claims: Claims; lacksSecondFactor?: boolean };

/** An approved person with a course, of whatever role. Only the router makes one, where a contract demands it. */
export type Learner = Person & { claims: { approved: true; courseId: number } };

/** An administrator by the stored account. Only the router makes one, where a contract demands it. */
export type Administrator = Person & { claims: { admin: true } };

/** Who looks at something that anyone may ask for: a person, or `null` for a visitor. */
export type Viewer = Person | null;

/** Who acts, by name as their stored account has it. */
export type Actor = { uid: string; name: string };
