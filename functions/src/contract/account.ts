import { OwnCorrection } from '@padavu/domain/user/correction';
import { UnseenAnswer } from '@padavu/domain/learning/answered';
import { instant } from '@padavu/domain/values/instant';
import { LanguageInput } from '@padavu/domain/language/language';
import { ForgotPasswordForm, NewPasswordByLink } from '@padavu/domain/user/password-reset';
import { LessonProgress, Progress } from '@padavu/domain/learning/progress';
import { ProgressInput } from '@padavu/domain/learning/progress-input';
import { OwnReceipt } from '@padavu/domain/payment/receipt';
import { QuizResult } from '@padavu/domain/learning/quiz-result';
import { dataReply } from '@padavu/domain/api/reply';
import { EntityId } from '@padavu/domain/values/route-id';
import { TaskStanding } from '@padavu/domain/learning/task-state';
import { z } from 'zod';
import type { Contract } from './contract.ts';
import { exportInParts, personalDataExport, UserReply } from './users.ts';

const tag = 'Own account';

/** A learner's progress in their course. */
const ProgressReply = Progress.extend({
  courseId: EntityId,
  lessons: z.record(z.string(), LessonProgress.extend({ complete: z.boolean() })),
  quizzes: z
    .record(
      z.string(),
      QuizResult.extend({ passedAt: instant.optional(), attempts: z.array(z.string()) }).meta({
        id: 'QuizResult',
      }),
    )
    .optional(),
  answered: z.record(z.string(), UnseenAnswer).optional(),
  tasks: z.record(z.string(), TaskStanding).optional(),
}).meta({ id: 'Progress' });

const progressRefusals =
  '403 names the reason why an account has no access. 404 if the account has no course, or its course does not exist.';

export const accountContracts = {
  read: {
    method: 'GET',
    path: '/users/me',
    operationId: 'getOwnAccount',
    summary: "Read the caller's own account",
    description:
      'Works for an account with any status: an app learns from it whether the account waits for approval. The token of such an account comes from Firebase Auth itself, with the web API key of the school’s Firebase project, because `POST /users/login` refuses it.',
    tag,
    access: 'signed-in',
    replies: { 200: dataReply(UserReply) },
    refusals: [404],
  },
  correct: {
    method: 'PUT',
    path: '/users/me',
    operationId: 'correctOwnAccount',
    summary: "Correct the caller's own name",
    description: 'Only the school can correct the email address.',
    tag,
    access: 'signed-in',
    body: OwnCorrection.meta({ id: 'OwnCorrection' }),
    replies: { 200: dataReply(UserReply) },
    refusals: [429],
  },
  chooseLanguage: {
    method: 'PUT',
    path: '/users/me/language',
    operationId: 'chooseOwnLanguage',
    summary: "Choose the language of the caller's own account",
    description:
      'Works for an account with any status. Pages offer the language on other devices, and the school writes to the person in it. Until a person chooses, it is the language of their registration.',
    tag,
    access: 'signed-in',
    body: LanguageInput.meta({ id: 'LanguageInput' }),
    replies: { 200: dataReply(UserReply) },
  },
  hideWeek: {
    method: 'PUT',
    path: '/users/me/week',
    operationId: 'hideOwnWeek',
    summary: 'Hide what the caller learned in the last days, or show it again',
    description:
      "Sets `weekHidden` in the caller's progress. Clients derive what was learned from the marks in `lessons`.",
    tag,
    access: 'learner',
    body: z.object({ hidden: z.boolean() }).meta({ id: 'WeekInput' }),
    replies: { 200: dataReply(z.object({ hidden: z.boolean() }).meta({ id: 'Week' })) },
  },
  exportData: {
    method: 'GET',
    path: '/users/me/export',
    operationId: 'exportOwnData',
    summary: 'Read everything that is stored about the caller',
    description: `${exportInParts} Works for an account with any status. The file names nobody else, and leaves out what administrators noted on a payment.`,
    tag,
    access: 'signed-in',
    ...personalDataExport,
    refusals: [404, 429],
  },
  readProgress: {
    method: 'GET',
    path: '/users/me/progress',
    operationId: 'getOwnProgress',
    summary: "Read the caller's progress in their course",
    description: progressRefusals,
    tag,
    access: 'learner',
    replies: { 200: dataReply(ProgressReply) },
  },
  writeProgress: {
    method: 'PUT',
    path: '/users/me/progress',
    operationId: 'saveOwnProgress',
    summary: 'Save the progress that a device has recorded',
    description: `For each lesson, the mark with the later \`at\` wins; for the last lesson, the later \`lastAt\`.
Older values are ignored, so a device may send its progress late and more than once. Also ignored are marks of lessons
that are not in the course, and the completion of a lesson whose required quiz is not passed yet. A lesson need not be
open yet: a device may send several days that it completed without a network. The last lesson may
be one that no longer exists. The response is the resulting
progress. 400 if a moment is more than five minutes in the
future: \`Date\` of any response says by how much the clock of the device is wrong. ${progressRefusals}`,
    tag,
    access: 'learner',
    body: ProgressInput.meta({ id: 'ProgressInput' }),
    replies: { 200: dataReply(ProgressReply) },
  },
  resetPassword: {
    method: 'POST',
    path: '/users/password-reset',
    operationId: 'requestPasswordReset',
    summary: 'Request a link to set a new password',
    description:
      'The link comes by email, in the language of `Accept-Language` if Firebase Auth has a text in it. The response is the same for an unknown address, and if Firebase Auth sends no further mail to an address for now.',
    tag,
    access: 'public',
    body: ForgotPasswordForm.meta({ id: 'PasswordResetRequest' }),
    replies: { 200: z.object({ success: z.literal(true), message: z.string() }) },
    refusals: [429],
  },
  setPassword: {
    method: 'POST',
    path: '/users/password-reset/confirm',
    operationId: 'confirmPasswordReset',
    summary: 'Set a new password with the link in the email',
    description:
      'Works once, and ends every session of the account. 400 at `code` if the link has expired or was used, at `password` for a password that is too weak.',
    tag,
    access: 'public',
    body: NewPasswordByLink.meta({ id: 'NewPassword' }),
    replies: { 200: z.object({ success: z.literal(true), message: z.string() }) },
    refusals: [429],
  },
  readReceipt: {
    method: 'GET',
    path: '/users/me/receipt',
    operationId: 'getOwnReceipt',
    summary: "Read the receipt of the caller's own payment",
    description:
      'Lists every payment of the caller, with their sum, and what is still due. The amount in words is in the language of `Accept-Language`, and so is the address of the school if it is translated. The receipt does not contain what administrators noted on the payment. `data` is `null` if there is no payment with a receipt number.',
    tag,
    access: 'signed-in',
    replies: { 200: dataReply(OwnReceipt.meta({ id: 'Receipt' }).nullable()) },
    refusals: [404],
  },
} satisfies Record<string, Contract>;
