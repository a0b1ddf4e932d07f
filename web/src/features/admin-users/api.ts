import { assertNever } from '@padavu/domain/values/assert-never';
import type { RoleInput } from '@padavu/domain/user/role-input';
import type { UserCorrection } from '@padavu/domain/user/correction';
import { CertificateReply } from '@padavu/domain/learning/certificate';
import { ifMatch } from '@padavu/domain/api/entity-tag';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import type { FurtherPaymentInput } from '@padavu/domain/payment/further-payment';
import { messages, userServiceMessage } from '@padavu/domain/messages';
import { SentPicture } from '@padavu/domain/picture/sent-picture';
import type { PaceInput } from '@padavu/domain/course/pace-input';
import { UserPayments } from '@padavu/domain/payment/further-payment';
import type { PaymentInput } from '@padavu/domain/payment/payment';
import type { RefundInput } from '@padavu/domain/payment/refund';
import { dataReply } from '@padavu/domain/api/reply';
import { never } from '@padavu/domain/stored';
import { User } from '@padavu/domain/user/user';
import type { UserFilter, UserStatus } from '@padavu/domain/user/user';
import type { UserSort } from '@padavu/domain/user/user-sort';
import { z } from 'zod';
import { callWithTexts, ownText, refusedHere } from '@/lib/api-failure.ts';
import type { ApiTexts } from '@/lib/api-failure.ts';
import { callAuthorisedApi, callAuthorisedApiPage } from '@/lib/authorised-api.ts';
import { downloadPersonalData } from '@/lib/download-personal-data.ts';
import { pagesFrom } from '@/lib/pages-from.ts';
import { reasonOf, refusalOf } from '@/lib/refusals.ts';

// The API's own texts of these refusals say more than the text of their status.
const texts: ApiTexts = {
  'changed-meanwhile': ownText,
  'app-check': ownText,
  'email-taken': ownText,
  'not-paced': ownText,
  'is-admin': ownText,
  'not-approved': ownText,
  'not-paid': ownText,
  'payments-full': ownText,
  'below-refund': ownText,
  'not-complete': ownText,
  // The message of the browser is not for people.
  0: adminMessages.users.noResponse,
  otherwise: ({ status, message }) => userServiceMessage(status, message),
};

/**
 * Calls the API of the user management.
 * @throws ApiError with the text to show
 */
export const callUserService: typeof callAuthorisedApi = (request) =>
  callWithTexts(texts, () => callAuthorisedApi(request));

/** Like `callUserService`, for a paged list. */
const callUserServicePage: typeof callAuthorisedApiPage = (request) =>
  callWithTexts(texts, () => callAuthorisedApiPage(request));

/** Why a call of the user management failed. */
export const userProblem = (error: unknown): string => reasonOf(error, messages.server.error);

/** Why a form about a user was not saved; `failed` makes a sentence of the reason. */
export const userRefusal = (error: unknown, failed: (reason: string) => string) => ({
  ...refusalOf(error, messages.server.error),
  message: failed(userProblem(error)),
});

const pathOf = (id: string) => `/admin/users/${encodeURIComponent(id)}`;

/** Makes a change whose response says no more than that it was made. @throws ApiError */
async function change(request: Omit<Parameters<typeof callUserService>[0], 'reply'>): Promise<void> {
  await callUserService({ ...request, reply: z.object({ success: z.literal(true) }) });
}

/** The account with the status that the administrator sees; the server refuses the change if it differs. */
type UserWithStatus = Pick<User, 'id' | 'status'>;

/** Changes a user's status. @throws ApiError */
const changeUserStatus = (command: 'approve' | 'deactivate' | 'hold', { id, status }: UserWithStatus) =>
  change({ method: 'PUT', path: `${pathOf(id)}/${command}`, body: { expectedStatus: status } });

/** Approves a pending user or reactivates an inactive one. */
export async function approveUser(user: UserWithStatus): Promise<void> {
  if (user.id === '') throw refusedHere(400, messages.validation.userIdForApproval);
  await changeUserStatus('approve', user);
}

/** Deactivates a user until an administrator approves again. */
export async function deactivateUser(user: UserWithStatus): Promise<void> {
  if (user.id === '') throw refusedHere(400, adminMessages.users.invalidSelection);
  await changeUserStatus('deactivate', user);
}

/** Deletes a user, with account and progress; for some time it can be restored. */
export async function deleteUser({ id, status }: UserWithStatus): Promise<void> {
  if (id === '') throw refusedHere(400, messages.validation.userIdForDeletion);
  await change({ method: 'DELETE', path: `${pathOf(id)}?expectedStatus=${status}` });
}

/** The message when a user's status cannot be restored, with the service's reason. */
export const restoreFailed: Readonly<Record<UserStatus, (reason: string) => string>> = {
  pending: adminMessageFor.userHoldFailed,
  approved: adminMessageFor.userApproveFailed,
  inactive: adminMessageFor.userDeactivateFailed,
};

/**
 * Restores a user's status, to undo an approval or a deactivation (docs/decisions/040).
 * @param user the user before that change
 * @param status the status since that change; the server refuses if it differs
 */
export function restoreUserStatus(user: UserWithStatus, status: UserStatus): Promise<void> {
  const current = { id: user.id, status };
  switch (user.status) {
    case 'pending':
      return holdUser(current);
    case 'approved':
      return approveUser(current);
    case 'inactive':
      return deactivateUser(current);
    default:
      return assertNever(user.status);
  }
}

/** Puts a user on hold: undoes an approval (docs/decisions/040). */
async function holdUser(user: UserWithStatus): Promise<void> {
  if (user.id === '') throw refusedHere(400, adminMessages.users.invalidSelection);
  await changeUserStatus('hold', user);
}

/**
 * Approves a pending user and records the payment in one transaction; refused if the user is no longer pending.
 * @param version that of the payment that the administrator sees, `null` for none; a newer one is not overwritten
 */
export const approveWithPayment = (id: string, payment: PaymentInput, version: Date | null): Promise<void> =>
  change({
    method: 'PUT',
    path: `${pathOf(id)}/approve`,
    body: { expectedStatus: 'pending', payment },
    ifMatch: ifMatch(version ?? never),
  });

/** Corrects a user's name and address, if they are still the expected ones. @throws ApiError */
export const correctUser = (id: string, correction: UserCorrection): Promise<void> =>
  change({ method: 'PUT', path: pathOf(id), body: correction });

/** Saves all stored data about a user as a file. @throws ApiError */
export function downloadUserData(id: string): Promise<void> {
  return callWithTexts(texts, () => downloadPersonalData(`${pathOf(id)}/export`, id));
}

/** Erases a user for good; `email` is the account's address, typed again as a confirmation. @throws ApiError */
export const eraseUser = (id: string, email: string): Promise<void> =>
  change({ method: 'POST', path: `${pathOf(id)}/erase`, body: { email } });

/**
 * Records or corrects a user's payment.
 * @param version that of the payment that the administrator sees, `null` for none; a newer one is not overwritten
 */
export const recordPayment = (id: string, payment: PaymentInput, version: Date | null): Promise<void> =>
  change({ method: 'PUT', path: `${pathOf(id)}/payment`, body: payment, ifMatch: ifMatch(version ?? never) });

/** Adds a payment after the first one. */
export const addPayment = (id: string, payment: FurtherPaymentInput): Promise<void> =>
  change({ method: 'POST', path: `${pathOf(id)}/payments`, body: payment, once: true });

/** One of a user's further payments, at the version that the administrator sees; a newer one is not overwritten. */
type FurtherPaymentVersion = { userId: string; id: string; version: Date | null };

const atVersion = ({ userId, id, version }: FurtherPaymentVersion) => ({
  path: `${pathOf(userId)}/payments/${id}`,
  ifMatch: ifMatch(version ?? never),
});

/** Corrects a payment after the first one. */
export const correctPayment = (at: FurtherPaymentVersion, payment: FurtherPaymentInput): Promise<void> =>
  change({ method: 'PUT', ...atVersion(at), body: payment });

/** Removes a payment after the first one, which was recorded by mistake. */
export const removePayment = (at: FurtherPaymentVersion): Promise<void> =>
  change({ method: 'DELETE', ...atVersion(at) });

/**
 * Records or corrects what was given back of a user's payment.
 * @param version that of the payment that the administrator sees; a newer one is not overwritten
 */
export const recordRefund = (id: string, refund: RefundInput, version: Date | null): Promise<void> =>
  change({
    method: 'PUT',
    path: `${pathOf(id)}/payment/refund`,
    body: refund,
    ifMatch: ifMatch(version ?? never),
  });

/** Removes a refund that was recorded by mistake, if the payment still has this version. */
export const removeRefund = (id: string, version: Date): Promise<void> =>
  change({ method: 'DELETE', path: `${pathOf(id)}/payment/refund`, ifMatch: ifMatch(version) });

/** Fetches the picture of the receipt that a user sent. @throws ApiError */
export async function fetchClaimPicture(id: string): Promise<SentPicture> {
  const { data } = await callUserService({
    method: 'GET',
    path: `${pathOf(id)}/payment-claim/picture`,
    reply: dataReply(SentPicture),
  });
  return data;
}

/** Fetches everything that a user paid. @throws ApiError */
export async function fetchPayments(id: string): Promise<UserPayments> {
  const { data } = await callUserService({
    method: 'GET',
    path: `${pathOf(id)}/payments`,
    reply: dataReply(UserPayments),
  });
  return data;
}

/** Makes a user a teacher of some courses, or a learner again. @throws ApiError */
export const changeRole = (id: string, body: RoleInput): Promise<void> =>
  change({ method: 'PUT', path: `${pathOf(id)}/role`, body });

/** Opens days of the course to a user, or moves their first day. @throws ApiError */
export const changePace = (id: string, pace: PaceInput): Promise<void> =>
  change({ method: 'PUT', path: `${pathOf(id)}/pace`, body: pace });

/** Records that a user was congratulated on a completed course; refused if somebody did so before. @throws ApiError */
export const congratulateUser = (id: string): Promise<void> =>
  change({ method: 'POST', path: `${pathOf(id)}/congratulate` });

/** Gives a user one more try at the quiz of a lesson. @throws ApiError */
export const giveQuizTry = (id: string, lessonId: number): Promise<void> =>
  change({ method: 'POST', path: `/admin/quizzes/${lessonId}/tries/${encodeURIComponent(id)}` });

/** All users that match a filter, in an order, a page at a time. */
export function listUsers({ status, courseId, search }: UserFilter, sort: UserSort): AsyncGenerator<User[]> {
  const query = new URLSearchParams({ status, sort, ...(search && { search }) });
  if (courseId !== null) query.set('courseId', String(courseId));
  return pagesFrom(`/admin/users?${query.toString()}`, (path) =>
    callUserServicePage({ method: 'GET', path, reply: z.array(User) }),
  );
}

export type CertificateDecision = { action: 'withdraw' | 'reissue'; number: string };

/**
 * Withdraws or reissues a certificate, for a reason that the audit log stores.
 * @throws ApiError with the text to show
 */
export function decideCertificate({ action, number }: CertificateDecision, reason: string) {
  return callUserService({
    method: 'POST',
    path: `/certificates/${number}/${action}`,
    body: { reason },
    reply: dataReply(CertificateReply),
  });
}
