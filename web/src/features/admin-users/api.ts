import { assertNever } from '@padavu/domain/assert-never';
import { ifMatch } from '@padavu/domain/entity-tag';
import { messageFor, messages, userServiceMessage } from '@padavu/domain/messages';
import { paymentVersion } from '@padavu/domain/payment';
import type { PaymentInput } from '@padavu/domain/payment';
import type { User, UserStatus } from '@padavu/domain/user';
import { z } from 'zod';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi, callAuthorisedApiPage } from '@/lib/authorised-api.ts';
import { endSession } from '@/lib/session/store.ts';
import { isUnauthorised } from '@/lib/unauthorised.ts';

/** A call of user management that failed; the message is ready to be shown. */
export class UserServiceError extends Error {
  override name = 'UserServiceError';
}

/** Refusals whose message from the server is shown as it is. */
const saysItself: ReadonlySet<string> = new Set(['changed-meanwhile', 'app-check']);

/**
 * A call of user management. A 401 ends the session.
 * @throws UserServiceError
 */
export const callUserService: typeof callAuthorisedApi = (request) =>
  explained(() => callAuthorisedApi(request));

/** As `callUserService`, for a list that comes in pages. */
export const callUserServicePage: typeof callAuthorisedApiPage = (request) =>
  explained(() => callAuthorisedApiPage(request));

async function explained<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw new UserServiceError(messages.server.error, { cause: error });
    if (isUnauthorised(error)) void endSession('session_expired');
    if (error.reply && saysItself.has(error.reply.code))
      throw new UserServiceError(error.message, { cause: error });
    throw new UserServiceError(userServiceMessage(error.status, error.message), { cause: error });
  }
}

const Reply = z.object({ success: z.literal(true) });

/** The account with the status that the administrator sees; the server refuses the change if it differs. */
export type SeenUser = Pick<User, 'id' | 'status'>;

/** Changes a user's status. @throws UserServiceError */
async function changeUserStatus(
  change: 'approve' | 'deactivate' | 'hold',
  { id, status }: SeenUser,
): Promise<void> {
  await callUserService({
    method: 'PUT',
    path: `/admin/users/${encodeURIComponent(id)}/${change}`,
    body: { expectedStatus: status },
    reply: Reply,
  });
}

/** Approves a pending user or reactivates an inactive one. */
export async function approveUser(user: SeenUser): Promise<void> {
  if (user.id === '') throw new UserServiceError(messages.validation.userIdForApproval);
  await changeUserStatus('approve', user);
}

/** Deactivates a user until an administrator approves again. */
export async function deactivateUser(user: SeenUser): Promise<void> {
  if (user.id === '') throw new UserServiceError(messages.users.invalidSelection);
  await changeUserStatus('deactivate', user);
}

/** Deletes a user for good, with account and progress. */
export async function deleteUser({ id, status }: SeenUser): Promise<void> {
  if (id === '') throw new UserServiceError(messages.validation.userIdForDeletion);
  await callUserService({
    method: 'DELETE',
    path: `/admin/users/${encodeURIComponent(id)}?expectedStatus=${status}`,
    reply: Reply,
  });
}

/** The message when a user's status cannot be restored, with the service's reason. */
export const restoreFailed: Readonly<Record<UserStatus, (reason: string) => string>> = {
  pending: messageFor.userHoldFailed,
  approved: messageFor.userApproveFailed,
  inactive: messageFor.userDeactivateFailed,
};

/**
 * Restores a user's status, to undo an approval or a deactivation (docs/decisions/040).
 * @param user as it was before
 * @param status the status it was given since; the server refuses if it differs
 */
export function restoreUserStatus(user: SeenUser, status: UserStatus): Promise<void> {
  const now = { id: user.id, status };
  switch (user.status) {
    case 'pending':
      return holdUser(now);
    case 'approved':
      return approveUser(now);
    case 'inactive':
      return deactivateUser(now);
    default:
      return assertNever(user.status);
  }
}

/** Puts a user on hold: undoes an approval (docs/decisions/040). */
async function holdUser(user: SeenUser): Promise<void> {
  if (user.id === '') throw new UserServiceError(messages.users.invalidSelection);
  await changeUserStatus('hold', user);
}

/** Approves a pending user and records the payment in one transaction; refused if the user is no longer pending. */
export async function approveWithPayment(id: string, payment: PaymentInput): Promise<void> {
  await callUserService({
    method: 'PUT',
    path: `/admin/users/${encodeURIComponent(id)}/approve`,
    body: { expectedStatus: 'pending', payment },
    reply: Reply,
  });
}

/**
 * Records or corrects a user's payment.
 * @param recordedAt identifies the record that the administrator sees, `null` for none; a newer record is not
 * overwritten
 */
export async function recordPayment(
  id: string,
  payment: PaymentInput,
  recordedAt: Date | null,
): Promise<void> {
  await callUserService({
    method: 'PUT',
    path: `/admin/users/${encodeURIComponent(id)}/payment`,
    body: payment,
    ifMatch: ifMatch(paymentVersion(recordedAt && { recordedAt })),
    reply: Reply,
  });
}
