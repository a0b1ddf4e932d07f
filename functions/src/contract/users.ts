import { ErasureConfirmation, UserCorrection } from '@padavu/domain/correction';
import { DiscountPromise } from '@padavu/domain/discount-promise';
import { instant } from '@padavu/domain/instant';
import { Language } from '@padavu/domain/language';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin-messages';
import { messages } from '@padavu/domain/messages';
import { PaceInput } from '@padavu/domain/pace-input';
import { Payment, PaymentInput } from '@padavu/domain/payment';
import { PersonalData } from '@padavu/domain/personal-data';
import { dataReply } from '@padavu/domain/reply';
import { RoleInput } from '@padavu/domain/role-input';
import { EntityId } from '@padavu/domain/route-id';
import { Role, UserStatus } from '@padavu/domain/user';
import { UserCount } from '@padavu/domain/user-count';
import { userSorts } from '@padavu/domain/user-sort';
import { ImportOutcome, UserImport } from '@padavu/domain/user-import';
import { ApproveBody, DeactivateBody, DeletionQuery, HoldBody } from '@padavu/domain/user-status-change';
import { StuckLearner, stuckLimits } from '@padavu/domain/stuck-learner';
import { z } from 'zod';
import { Cursor, canContinueIn, unknownCursor } from '#/data/user-cursor.ts';
import type { Contract } from './contract.ts';
import { accountParams } from './params.ts';

const tag = 'Users';
const PaymentReply = Payment.meta({ id: 'Payment' });

/** A user as every call returns it, with both names of the course field. */
export const UserReply = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: Role,
    teaches: z.array(EntityId),
    status: UserStatus,
    isApproved: z.boolean(),
    course: z.string(),
    courseName: z.string(),
    courseId: EntityId.nullable(),
    registrationDate: instant.nullable(),
    paymentReference: z.string(),
    discount: DiscountPromise.nullable(),
    startsAt: instant.nullable(),
    openThrough: z.int(),
    pacing: z.int(),
    congratulatedOn: EntityId.nullable(),
    language: Language.nullable(),
  })
  .meta({ id: 'User' });
export type UserReply = z.infer<typeof UserReply>;

const Paged = z.object({
  limit: z.coerce.number().int().min(1).max(limits.usersPerReply).default(limits.usersPerReply),
  cursor: Cursor.optional(),
});

const cursorOfOtherOrder = { path: ['cursor'], error: unknownCursor };

export const Paging = Paged.refine(({ cursor }) => canContinueIn('newest', cursor), cursorOfOtherOrder);

export const Listing = Paged.extend({
  status: z.enum([...UserStatus.options, 'all']).default('all'),
  courseId: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .transform((id) => id ?? null),
  search: z.string().trim().max(limits.email.max).default(''),
  sort: z.enum(userSorts).default('newest'),
}).refine(({ sort, cursor }) => canContinueIn(sort, cursor), cursorOfOtherOrder);

const page = {
  replies: { 200: z.array(UserReply) },
  headers: { Link: 'The next page, as `<?...>; rel="next"` relative to this one; absent on the last.' },
};

/** Everything that is stored about a person, as a file. */
export const PersonalDataReply = PersonalData.meta({ id: 'PersonalData' });

/** The header that makes a response a download. */
export const asFile = { 'Content-Disposition': 'That it is a file, and its name.' };

const expectation = 'A user whose status is not `expectedStatus` is left as it is: 409 `changed-meanwhile`.';
const decision = `${expectation} So is one whose deletion was begun.`;

const changed = (status: UserStatus) => dataReply(z.object({ id: z.string(), status: z.literal(status) }));

export const userContracts = {
  list: {
    method: 'GET',
    path: '/admin/users',
    operationId: 'listUsers',
    summary: 'List users, newest first unless `sort` says otherwise',
    tag,
    access: 'admin',
    query: Listing,
    ...page,
  },
  pending: {
    method: 'GET',
    path: '/admin/users/pending',
    operationId: 'listPendingUsers',
    summary: 'List users who wait for approval, newest first',
    tag,
    access: 'admin',
    query: Paging,
    ...page,
  },
  read: {
    method: 'GET',
    path: '/admin/users/:id',
    operationId: 'getUser',
    summary: 'Read a user',
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    replies: { 200: dataReply(UserReply) },
    refusals: [404],
  },
  count: {
    method: 'GET',
    path: '/admin/users/count',
    operationId: 'countUsers',
    summary: 'Count users by status and by course',
    description: 'Accounts are counted as they change: an answer may be some seconds behind.',
    tag,
    access: 'admin',
    replies: { 200: UserCount.meta({ id: 'UserCount' }) },
  },
  stuck: {
    method: 'GET',
    path: '/admin/stuck-learners',
    operationId: 'listStuckLearners',
    summary: 'List learners who stopped in the middle of their course',
    description: `Approved learners who have begun the course that they learn, have not finished it, and opened no lesson for
${stuckLimits.quietDays} to ${stuckLimits.longestDays} days; who stopped last comes first, at most ${stuckLimits.most} of them.`,
    tag,
    access: 'admin',
    replies: { 200: dataReply(z.array(StuckLearner.meta({ id: 'StuckLearner' }))) },
  },
  approve: {
    method: 'PUT',
    path: '/admin/users/:id/approve',
    operationId: 'approveUser',
    summary: 'Approve a user',
    description: `Effective when it answers; safe to repeat. ${decision}`,
    tag,
    access: 'admin',
    params: accountParams(messages.validation.userIdForApproval),
    body: ApproveBody.meta({ id: 'ApproveUserRequest' }),
    replies: { 200: changed('approved') },
    refusals: [404, 409],
  },
  deactivate: {
    method: 'PUT',
    path: '/admin/users/:id/deactivate',
    operationId: 'deactivateUser',
    summary: 'Deactivate a user and sign the account out everywhere',
    description: `Safe to repeat. Nobody deactivates the own account. ${decision}`,
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    body: DeactivateBody.meta({ id: 'DeactivateUserRequest' }),
    replies: { 200: changed('inactive') },
    refusals: [404, 409],
  },
  hold: {
    method: 'PUT',
    path: '/admin/users/:id/hold',
    operationId: 'holdUser',
    summary: 'Make a user wait for approval again, and sign the account out everywhere',
    description: `Safe to repeat. Nobody puts the own account on hold. ${decision}`,
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    body: HoldBody.meta({ id: 'HoldUserRequest' }),
    replies: { 200: changed('pending') },
    refusals: [404, 409],
  },
  pace: {
    method: 'PUT',
    path: '/admin/users/:id/pace',
    operationId: 'changeUserPace',
    summary: 'Open days of the course to a learner, or move their first day',
    description:
      'What is open stays open; what is left out stays as it is. 409 `not-paced` where every day of the course is open to the learner.',
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    body: PaceInput.meta({ id: 'PaceInput' }),
    replies: { 200: dataReply(UserReply) },
    refusals: [404, 409],
  },
  role: {
    method: 'PUT',
    path: '/admin/users/:id/role',
    operationId: 'changeUserRole',
    summary: 'Make a user a teacher of some courses, or a learner again',
    description:
      'Teachers see and change what their courses teach, and answer questions and work there. Effective when it answers; safe to repeat. 409 `is-admin` for an administrator, `not-approved` for a teacher who is not approved, and `changed-meanwhile` for a user who does not teach what is `expected`.',
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    body: RoleInput.meta({ id: 'RoleInput' }),
    replies: { 200: dataReply(UserReply) },
    refusals: [404, 409],
  },
  congratulate: {
    method: 'POST',
    path: '/admin/users/:id/congratulate',
    operationId: 'congratulateUser',
    summary: 'Note that a learner is congratulated on completing their course',
    description:
      'It sends nothing: the administrator does, in the chat. Once for each course: 409 `changed-meanwhile` for who was congratulated before, and `not-complete` for who has not completed it.',
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    replies: {
      200: dataReply(z.object({ id: z.string(), courseId: EntityId }).meta({ id: 'CongratulatedUser' })),
    },
    refusals: [404, 409],
  },
  exportData: {
    method: 'GET',
    path: '/admin/users/:id/export',
    operationId: 'exportUser',
    summary: 'Read everything that is stored about a person',
    description:
      'As a file, in every state of the account, also for one that was deleted and can still be brought back.',
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    replies: { 200: PersonalDataReply },
    headers: asFile,
    refusals: [404],
  },
  readPayment: {
    method: 'GET',
    path: '/admin/users/:id/payment',
    operationId: 'getPayment',
    summary: 'Read what a user has paid',
    description: '`null` where it was never recorded. The learner gets a receipt of it, without the note.',
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    replies: { 200: dataReply(PaymentReply.nullable()) },
    refusals: [404],
    condition: 'If-None-Match',
  },
  payment: {
    method: 'PUT',
    path: '/admin/users/:id/payment',
    operationId: 'recordPayment',
    summary: 'Record or correct what a user has paid',
    description:
      'The learner gets a receipt of it, without the note; a corrected payment keeps the number. An account whose payment was never recorded has the version `"0"` for `If-Match`.',
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    body: PaymentInput.meta({ id: 'PaymentInput' }),
    replies: { 200: dataReply(PaymentReply) },
    refusals: [404],
    condition: 'If-Match',
  },
  importList: {
    method: 'POST',
    path: '/admin/users/import',
    operationId: 'importUsers',
    summary: 'Make approved accounts from the rows of a list',
    description:
      'One outcome a row, in their order. Safe to repeat: an address that has an account is left alone. Learners set ' +
      'their passwords by "Forgot password".',
    tag,
    access: 'admin',
    idempotent: true,
    body: UserImport.meta({ id: 'UserImport' }),
    replies: { 200: dataReply(z.array(ImportOutcome.meta({ id: 'ImportOutcome' }))) },
  },
  correct: {
    method: 'PUT',
    path: '/admin/users/:id',
    operationId: 'correctUser',
    summary: 'Correct the name and the e-mail address of a user',
    description:
      'The new address signs in from then on. Safe to repeat. 409 `email-taken` for an address that another account has, ' +
      '409 `changed-meanwhile` for a user who is no longer as `expected`.',
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    body: UserCorrection.meta({ id: 'UserCorrection' }),
    replies: { 200: dataReply(UserReply) },
    refusals: [404, 409],
  },
  erase: {
    method: 'POST',
    path: '/admin/users/:id/erase',
    operationId: 'eraseUser',
    summary: 'Erase a person for good, at once',
    description:
      'Unlike a deletion nothing brings it back: account, progress, payment and newsletter address go, and the name in the ' +
      'audit log. The e-mail address has to be given once more. Safe to repeat and to interrupt. Nobody erases the own account.',
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    body: ErasureConfirmation.meta({ id: 'ErasureConfirmation' }),
    replies: { 200: dataReply(z.object({ id: z.string() })) },
    refusals: [404, 409],
  },
  remove: {
    method: 'DELETE',
    path: '/admin/users/:id',
    operationId: 'deleteUser',
    summary: 'Delete a user with everything that belongs to the account',
    description: `The account loses every right at once and goes to the trash. Safe to repeat and to interrupt. Nobody deletes
the own account. ${expectation}`,
    tag,
    access: 'admin',
    params: accountParams(messages.validation.userIdForDeletion),
    query: DeletionQuery,
    replies: { 200: dataReply(z.object({ id: z.string() })) },
    refusals: [404, 409],
  },
} satisfies Record<string, Contract>;
