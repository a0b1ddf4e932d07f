import { auditCollection, ListedAuditEntry } from '@padavu/domain/admin/audit';
import { Certificate, certificatesCollection } from '@padavu/domain/learning/certificate';
import { Course, coursesCollection } from '@padavu/domain/course/course';
import {
  PaymentClaim,
  paymentClaimPath,
  paymentClaimsCollection,
} from '@padavu/domain/payment/payment-claim';
import { FurtherPayment, furtherPaymentsCollection } from '@padavu/domain/payment/further-payment';
import { Payment, paymentPath } from '@padavu/domain/payment/payment';
import { lookupGram } from '@padavu/domain/values/search';
import { User, usersCollection } from '@padavu/domain/user/user';
import type { UserFilter } from '@padavu/domain/user/user';
import { sortOrders } from '@padavu/domain/user/user-sort';
import type { UserSort } from '@padavu/domain/user/user-sort';
import { z } from 'zod';
import type { LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';

type UserQuery = LiveQuery<typeof User>;

/** A user's position in an order: the value that decides it, and the id. */
export const UserCursor = z.tuple([z.union([z.string(), z.date()]), z.string().regex(/^[^/]+$/)]);
export type UserCursor = z.infer<typeof UserCursor>;

const noDate = new Date(0);

export function cursorOf(user: User, sort: UserSort): UserCursor {
  const [field] = sortOrders[sort];
  return [field === 'sortName' ? user.sortName : (user.registrationDate ?? noDate), user.id];
}

/** A page of an ordered list: `limit` users after a cursor, or from the top. */
type PageSpec = { sort: UserSort; after?: UserCursor | undefined; limit: number };

/** A page of the users that match the filter. A search uses one gram only: check with `matchesFilter`. */
export function usersMatching({ status, courseId, search }: UserFilter, page: PageSpec): UserQuery {
  const gram = lookupGram(search);
  const [field, direction] = sortOrders[page.sort];
  return {
    kind: 'query',
    collection: usersCollection,
    where: [
      ...(status === 'all' ? [] : [['status', '==', status] as const]),
      ...(courseId === null ? [] : [['courseId', '==', courseId] as const]),
      ...(gram === undefined ? [] : [['searchGrams', 'array-contains', gram] as const]),
    ],
    orderBy: [
      [field, direction],
      // The id orders equal names and dates, so that no page loses or repeats a user.
      ['__name__', direction],
    ],
    startAfter: page.after,
    limit: page.limit,
    schema: User,
  };
}

/** The user with this payment reference. */
export function userWithReference(reference: string): UserQuery {
  return {
    kind: 'query',
    collection: usersCollection,
    where: [['paymentReference', '==', reference]],
    orderBy: [],
    schema: User,
  };
}

/** The pending users, longest waiting first. */
export function usersWaiting(limit: number): UserQuery {
  return {
    kind: 'query',
    collection: usersCollection,
    where: [['status', '==', 'pending']],
    orderBy: [['registrationDate', 'asc']],
    limit,
    schema: User,
  };
}

/** The payment of an account, if one is recorded. */
export const paymentDocument = (uid: string): LiveDocument<typeof Payment> => ({
  kind: 'document',
  path: paymentPath(uid),
  schema: Payment,
});

const StoredFurtherPayment = FurtherPayment.extend({ id: z.coerce.string() });

/**
 * The documents of an account's payments after the first one. Those of an account whose uid begins with this one are
 * found too.
 */
export const furtherPaymentDocuments = (uid: string): LiveQuery<typeof StoredFurtherPayment> => ({
  kind: 'query',
  collection: furtherPaymentsCollection,
  where: [
    ['__name__', '>=', `${uid}_`],
    ['__name__', '<', `${uid}_\uf8ff`],
  ],
  orderBy: [],
  schema: StoredFurtherPayment,
});

/** Users whose id or payment reference is one of these, at most thirty. */
export function usersWith(field: '__name__' | 'paymentReference', values: readonly string[]): UserQuery {
  return {
    kind: 'query',
    collection: usersCollection,
    where: [[field, 'in', values]],
    orderBy: [],
    schema: User,
  };
}

const ListedCertificate = Certificate.extend({ id: z.string() });
export type ListedCertificate = z.infer<typeof ListedCertificate>;

/** The certificates of a user, by their numbers. */
export const certificatesOf = (uid: string): LiveQuery<typeof ListedCertificate> => ({
  kind: 'query',
  collection: certificatesCollection,
  where: [['uid', '==', uid]],
  orderBy: [],
  schema: ListedCertificate,
});

const ClaimWithId = PaymentClaim.extend({ id: z.coerce.string() });

/** The latest payment claims, whose ids are those of the users. */
export const latestClaims = (limit: number): LiveQuery<typeof ClaimWithId> => ({
  kind: 'query',
  collection: paymentClaimsCollection,
  where: [],
  orderBy: [['sentAt', 'desc']],
  limit,
  schema: ClaimWithId,
});

/** The payment claims with this transaction number, whose ids are those of the users. */
export const claimsWithNumber = (number: string, limit: number): LiveQuery<typeof ClaimWithId> => ({
  kind: 'query',
  collection: paymentClaimsCollection,
  where: [['number', '==', number]],
  orderBy: [],
  limit,
  schema: ClaimWithId,
});

/** The payment claim of a user. */
export const claimDocument = (uid: string): LiveDocument<typeof PaymentClaim> => ({
  kind: 'document',
  path: paymentClaimPath(uid),
  schema: PaymentClaim,
});

const CoursePrice = Course.pick({ price: true });

/** The current price of a course. */
export const priceDocument = (courseId: number): LiveDocument<typeof CoursePrice> => ({
  kind: 'document',
  path: `${coursesCollection}/${courseId}`,
  schema: CoursePrice,
});

/** The audit entries of an account, newest first. */
export const auditEntriesOf = (uid: string, limit: number): LiveQuery<typeof ListedAuditEntry> => ({
  kind: 'query',
  collection: auditCollection,
  where: [['target.id', '==', uid]],
  orderBy: [['at', 'desc']],
  limit,
  schema: ListedAuditEntry,
});
