import { z } from 'zod';
import { DiscountPromise } from '@padavu/domain/payment/discount-promise';
import { instant } from '@padavu/domain/values/instant';
import { Language } from '@padavu/domain/language/language';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { foldForOrder, matchesSearch } from '@padavu/domain/values/search';
import { cutText } from '@padavu/domain/stored';
import { Teaches } from './teaching.ts';

export const usersCollection = 'users';

export const roles = ['user', 'teacher', 'admin'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const userStatuses = ['pending', 'approved', 'inactive'] as const;
export const UserStatus = z.enum(userStatuses);
export type UserStatus = z.infer<typeof UserStatus>;

/** Cut to `max`, so that lists never contain extremely long values. */
const text = (max: number = limits.stored.label) =>
  z
    .string()
    .transform((value) => cutText(value, max))
    .optional()
    .catch(undefined);

/** The stored fields, by any of the names that services use. An unreadable field counts as missing. */
export const UserFields = z.object({
  id: text(limits.stored.id),
  _id: text(limits.stored.id),
  name: text(limits.name.max),
  email: text(limits.email.max),
  status: text(),
  isApproved: z.boolean().optional().catch(undefined),
  courseName: text(),
  course: text(),
  selectedCourse: text(),
  courseId: z.union([z.number(), z.string()]).nullish().catch(undefined),
  role: text(),
  teaches: Teaches,
  registrationDate: instant.optional().catch(undefined),
  paymentReference: text(),
  discount: DiscountPromise.optional().catch(undefined),
  startsAt: instant.optional().catch(undefined),
  openThrough: z.int().nonnegative().optional().catch(undefined),
  pacing: z.int().nonnegative().optional().catch(undefined),
  congratulatedOn: z.int().positive().optional().catch(undefined),
  language: Language.optional().catch(undefined),
  sortName: text(),
  claimsSetAt: instant.optional().catch(undefined),
  signedOutAt: instant.optional().catch(undefined),
  secondFactorRequired: z.unknown().optional(),
});

/** `approved` by the status or the flag, `inactive` by the status, otherwise `pending`. */
export function statusOf(user: {
  status?: string | undefined;
  isApproved?: boolean | undefined;
}): UserStatus {
  if (user.status === 'approved' || user.isApproved === true) return 'approved';
  return user.status === 'inactive' ? 'inactive' : 'pending';
}

function positiveInteger(value: number | string | null | undefined): number | null {
  const number = Number(value ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/**
 * Whether an account's mark requires a second factor. An unreadable mark requires it too, because unclear data grants
 * less.
 */
export function isSecondFactorRequired(mark: unknown): boolean {
  return mark !== undefined && mark !== false;
}

/** A user as screens show it: every field is present, with defaults for missing ones. */
export const User = UserFields.catch({ teaches: [] }).transform((raw) => {
  const status = statusOf(raw);
  const name = raw.name || messages.defaults.unknownName;
  return {
    id: raw.id || raw._id || '',
    name,
    email: raw.email ?? '',
    status,
    isApproved: status === 'approved',
    course: raw.courseName || raw.course || raw.selectedCourse || messages.defaults.course,
    courseId: positiveInteger(raw.courseId),
    role: Role.catch('user').parse(raw.role),
    teaches: raw.teaches,
    registrationDate: raw.registrationDate ?? null,
    paymentReference: raw.paymentReference ?? '',
    discount: raw.discount ?? null,
    startsAt: raw.startsAt ?? null,
    openThrough: raw.openThrough ?? 0,
    pacing: raw.pacing ?? 0,
    congratulatedOn: raw.congratulatedOn ?? null,
    language: raw.language ?? null,
    sortName: raw.sortName ?? foldForOrder(name),
    claimsSetAt: raw.claimsSetAt ?? null,
    signedOutAt: raw.signedOutAt ?? null,
    secondFactorRequired: isSecondFactorRequired(raw.secondFactorRequired),
  };
});
export type User = z.infer<typeof User>;

/** The filters of the user list, which are combined. A `courseId` of `null` means all courses. */
export type UserFilter = { status: UserStatus | 'all'; courseId: number | null; search: string };

/** Whether a user passes all three filters. */
export function matchesFilter(user: User, filter: UserFilter): boolean {
  return (
    (filter.status === 'all' || user.status === filter.status) &&
    (filter.courseId === null || user.courseId === filter.courseId) &&
    matchesSearch(filter.search, user.name, user.email)
  );
}
