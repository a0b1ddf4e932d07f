import { ErasureConfirmation, UserCorrection } from '@padavu/domain/user/correction';
import { DiscountPromise } from '@padavu/domain/payment/discount-promise';
import {
  FurtherPayment,
  FurtherPaymentInput,
  mostFurtherPayments,
  UserPayments,
} from '@padavu/domain/payment/further-payment';
import { instant } from '@padavu/domain/values/instant';
import { Language } from '@padavu/domain/language/language';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { PaceInput } from '@padavu/domain/course/pace-input';
import { Payment, PaymentInput } from '@padavu/domain/payment/payment';
import { PersonalData, PersonalDataPart } from '@padavu/domain/user/personal-data';
import { RefundInput } from '@padavu/domain/payment/refund';
import { dataReply } from '@padavu/domain/api/reply';
import { RoleInput } from '@padavu/domain/user/role-input';
import { EntityId } from '@padavu/domain/values/route-id';
import { Role, UserStatus } from '@padavu/domain/user/user';
import { UserCount } from '@padavu/domain/user/user-stats';
import { userSorts } from '@padavu/domain/user/user-sort';
import { ImportOutcome, UserImport } from '@padavu/domain/user/user-import';
import { StuckLearner, stuckLimits } from '@padavu/domain/learning/stuck-learner';
import { z } from 'zod';
import { canContinueIn, PersonalDataCursor, unknownCursor, UserCursor } from '#/cursors.ts';
import { nextPage, type Contract } from './contract.ts';
import { accountParams, generatedId } from './params.ts';

const tag = 'Users';
const PaymentReply = Payment.meta({ id: 'Payment' });
const FurtherReply = FurtherPayment.extend({ id: z.string() }).meta({ id: 'FurtherPayment' });
const FurtherInput = FurtherPaymentInput.meta({ id: 'FurtherPaymentInput' });

/** A path with one of an account's further payments. */
const furtherParams = accountParams(adminMessages.users.invalidSelection).extend({
  paymentId: generatedId(),
});

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
  cursor: UserCursor.optional(),
});

const cursorOfOtherOrder = { path: ['cursor'], error: unknownCursor };

const Paging = Paged.refine(({ cursor }) => canContinueIn('newest', cursor), cursorOfOtherOrder);

const Listing = Paged.extend({
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
  replies: { 200: z.array(UserReply).meta({ id: 'Users', description: 'A page of users.' }) },
  headers: nextPage,
};

/** The export of everything that is stored about a person, in parts. */
export const personalDataExport = {
  query: z.object({ cursor: PersonalDataCursor.optional() }),
  replies: {
    200: z.union([
      PersonalData.meta({ id: 'PersonalData' }),
      PersonalDataPart.meta({ id: 'PersonalDataPart' }),
    ]),
  },
  headers: {
    'Content-Disposition': 'Makes the response a file for download, and names it.',
    Link: 'The address of the next part, relative to this one, as `<?...>; rel="next"`; missing in the last part.',
  },
};

/** What the descriptions of both exports say about parts. */
export const exportInParts =
  'The response is a file of some 8 MB at most. `Link` leads to the next part of a longer export, which has only further entries of `questions` and `work`.';

const statusConflict =
  'Safe to repeat without `expectedStatus`. 409 `changed-meanwhile` if the user does not have it, and so for a repeated call once the first has taken effect';
const statusOrDeletionConflict = `${statusConflict}, or is being deleted`;

/**
 * A decision about an account, with the status that the administrator saw. If the stored one differs, the call is
 * refused with 409 `changed-meanwhile`, so that two administrators do not overwrite each other unnoticed. Without it,
 * the last call wins.
 */
const Decision = z.object({ expectedStatus: UserStatus.optional() });

const statusReply = (status: UserStatus) =>
  dataReply(z.object({ id: z.string(), status: z.literal(status) }));

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
    description: 'Equals `GET /admin/users` with `status=pending`.',
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
    description: 'The counts follow changes of accounts within a few seconds.',
    tag,
    access: 'admin',
    replies: { 200: UserCount.meta({ id: 'UserCount' }) },
  },
  stuck: {
    method: 'GET',
    path: '/admin/stuck-learners',
    operationId: 'listStuckLearners',
    summary: 'List learners who stopped in the middle of their course',
    description: `Approved learners who have begun their course, have not finished it, and opened their last lesson
${stuckLimits.quietDays} to ${stuckLimits.longestDays} days ago. At most ${stuckLimits.most}, the most recently active
first.`,
    tag,
    access: 'admin',
    replies: { 200: dataReply(z.array(StuckLearner.meta({ id: 'StuckLearner' }))) },
  },
  approve: {
    method: 'PUT',
    path: '/admin/users/:id/approve',
    operationId: 'approveUser',
    summary: 'Approve a user',
    description: `Takes effect before it answers. ${statusOrDeletionConflict}. The version in \`If-Match\` is that of the payment, \`"0"\` for an account without one; a call without \`payment\` accepts any.`,
    tag,
    access: 'admin',
    params: accountParams(messages.validation.userIdForApproval),
    body: Decision.extend({ payment: PaymentInput.optional() }).meta({ id: 'ApproveUserRequest' }),
    replies: { 200: statusReply('approved') },
    refusals: [404, 409],
    condition: 'If-Match',
  },
  deactivate: {
    method: 'PUT',
    path: '/admin/users/:id/deactivate',
    operationId: 'deactivateUser',
    summary: 'Deactivate a user and sign the account out everywhere',
    description: `${statusConflict}. 409 \`own-account\` for the caller's own account.`,
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    body: Decision.meta({ id: 'DeactivateUserRequest' }),
    replies: { 200: statusReply('inactive') },
    refusals: [404, 409],
  },
  hold: {
    method: 'PUT',
    path: '/admin/users/:id/hold',
    operationId: 'holdUser',
    summary: 'Put a user on hold until they are approved again, and sign the account out everywhere',
    description: `${statusOrDeletionConflict}. 409 \`own-account\` for the caller's own account.`,
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    body: Decision.meta({ id: 'HoldUserRequest' }),
    replies: { 200: statusReply('pending') },
    refusals: [404, 409],
  },
  pace: {
    method: 'PUT',
    path: '/admin/users/:id/pace',
    operationId: 'changeUserPace',
    summary: 'Open days of the course to a learner, or change their first day',
    description:
      'Days that are open stay open. A field that is left out does not change. 409 `not-paced` if every day of the course is open to the learner anyway, and `changed-meanwhile` if the learner’s first day is not the `expected` one.',
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
      'Teachers see and change the content of their courses, and answer questions and work there. Takes effect before it answers. Safe to repeat. 409 `is-admin` if the user is an administrator, `not-approved` if a user who is not approved would become a teacher, and `changed-meanwhile` if the user does not teach the `expected` courses.',
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
    summary: 'Record that the school congratulates a learner on completing their course',
    description:
      'Sends no message: the administrator does so in the chat. Possible once for each learner and course. 409 `changed-meanwhile` if the learner was congratulated before, and `not-complete` if they have not completed the course.',
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
    description: `${exportInParts} Works for an account with any status, and for a deleted one while it can be restored.`,
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    ...personalDataExport,
    refusals: [404],
  },
  readPayment: {
    method: 'GET',
    path: '/admin/users/:id/payment',
    operationId: 'getPayment',
    summary: 'Read the payment of a user',
    description:
      '`data` is `null` if no payment is recorded. The learner gets a receipt for it, without the note.',
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
    summary: 'Record or correct the payment of a user',
    description:
      'The learner gets a receipt for it, without the note. A corrected payment keeps the number of its receipt, and its refund; it cannot be after that, and with the further payments not less than it. For an account without a payment, the version in `If-Match` is `"0"`.',
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    body: PaymentInput.meta({ id: 'PaymentInput' }),
    replies: { 200: dataReply(PaymentReply) },
    refusals: [404],
    condition: 'If-Match',
  },
  refund: {
    method: 'PUT',
    path: '/admin/users/:id/payment/refund',
    operationId: 'recordRefund',
    summary: 'Record or correct what was given back of the payment of a user',
    description:
      'Sends no money, and leaves the account as it is: deactivate it to end the access. A payment has one refund, of all or a part of what was paid, further payments included, in the currency of the payment; the learner’s receipt shows it, without the note. 400 for more than was paid, and for a day before the payment. 409 `not-paid` without a payment. The version in `If-Match` is that of the payment.',
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    body: RefundInput.meta({ id: 'RefundInput' }),
    replies: { 200: dataReply(PaymentReply) },
    refusals: [404, 409],
    condition: 'If-Match',
  },
  removeRefund: {
    method: 'DELETE',
    path: '/admin/users/:id/payment/refund',
    operationId: 'removeRefund',
    summary: 'Remove a refund that was recorded by mistake',
    description:
      'Safe to repeat. 409 `not-paid` without a payment. The version in `If-Match` is that of the payment.',
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    replies: { 200: dataReply(PaymentReply) },
    refusals: [404, 409],
    condition: 'If-Match',
  },
  listPayments: {
    method: 'GET',
    path: '/admin/users/:id/payments',
    operationId: 'listUserPayments',
    summary: 'Read everything that a user paid',
    description: `The payment that \`GET /admin/users/{id}/payment\` returns, with its refund, the payments after it by
their days, and their sums.`,
    tag,
    access: 'admin',
    params: accountParams(adminMessages.users.invalidSelection),
    replies: {
      200: dataReply(
        UserPayments.extend({ payment: PaymentReply.nullable(), further: z.array(FurtherReply) }).meta({
          id: 'UserPayments',
        }),
      ),
    },
    refusals: [404],
  },
  addPayment: {
    method: 'POST',
    path: '/admin/users/:id/payments',
    operationId: 'addPayment',
    summary: 'Add a further payment of a user, such as the rest of the price',
    description: `It is in the currency of the first payment, and the learner’s receipt lists it, without the note. 409
\`not-paid\` without a first payment, and \`payments-full\` if there are ${mostFurtherPayments} further ones.`,
    tag,
    access: 'admin',
    idempotent: true,
    params: accountParams(adminMessages.users.invalidSelection),
    body: FurtherInput,
    replies: { 201: dataReply(z.object({ id: z.string() }).meta({ id: 'AddedPayment' })) },
    refusals: [404, 409],
  },
  correctPayment: {
    method: 'PUT',
    path: '/admin/users/:id/payments/:paymentId',
    operationId: 'correctPayment',
    summary: 'Correct a further payment of a user',
    description:
      '400 if less would be paid than was given back. The version in `If-Match` is `recordedAt` in milliseconds since 1970, in quotation marks, or the `ETag` of the last correction.',
    tag,
    access: 'admin',
    params: furtherParams,
    body: FurtherInput,
    replies: { 200: dataReply(FurtherReply) },
    refusals: [404],
    condition: 'If-Match',
  },
  removePayment: {
    method: 'DELETE',
    path: '/admin/users/:id/payments/:paymentId',
    operationId: 'removePayment',
    summary: 'Remove a further payment that was recorded by mistake',
    description:
      '404 for a repeated call. 409 `below-refund` if less would be paid than was given back. The version in `If-Match` is as in a correction.',
    tag,
    access: 'admin',
    params: furtherParams,
    replies: { 200: dataReply(z.object({ id: z.string() }).meta({ id: 'RemovedPayment' })) },
    refusals: [404, 409],
    condition: 'If-Match',
  },
  importList: {
    method: 'POST',
    path: '/admin/users/import',
    operationId: 'importUsers',
    summary: 'Create approved accounts from the rows of a list',
    description:
      'Returns one outcome for each row, in the same order. Safe to repeat: a row whose address has an account changes ' +
      'nothing. Learners set their passwords by "Forgot password".',
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
    summary: 'Correct the name and the email address of a user',
    description:
      'From then on, the new address signs in, and the newsletter to the old one ends. Safe to repeat. ' +
      '409 `email-taken` if another account, not in the trash, has the address, and `changed-meanwhile` if the user no longer has the `expected` values.',
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
      'Unlike a deletion, this cannot be undone. It removes the account, its progress, its payments and its newsletter ' +
      'address, and the name from the audit log. 400 if `email` is not the address of the account. Safe to repeat; a ' +
      "repeated call finishes an interrupted one. 409 `own-account` for the caller's own account.",
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
    description: `The account loses every right at once and goes to the trash. A repeated call finishes an interrupted
one. ${statusConflict}. 409 \`own-account\` for the caller's own account.`,
    tag,
    access: 'admin',
    params: accountParams(messages.validation.userIdForDeletion),
    query: Decision,
    replies: { 200: dataReply(z.object({ id: z.string() })) },
    refusals: [404, 409],
  },
} satisfies Record<string, Contract>;
