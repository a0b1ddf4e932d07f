import { OwnCorrection } from '@padavu/domain/correction';
import { UnseenAnswer } from '@padavu/domain/answered';
import { instant } from '@padavu/domain/instant';
import { LanguageInput } from '@padavu/domain/language';
import { messages } from '@padavu/domain/messages';
import { ForgotPasswordForm } from '@padavu/domain/password-reset';
import { LessonProgress, Progress } from '@padavu/domain/progress';
import { ProgressInput } from '@padavu/domain/progress-input';
import { QuizResult } from '@padavu/domain/quiz-result';
import { dataReply } from '@padavu/domain/reply';
import { EntityId } from '@padavu/domain/route-id';
import { TaskStanding } from '@padavu/domain/task-state';
import { z } from 'zod';
import type { Contract } from './contract.ts';
import { asFile, PersonalDataReply, UserReply } from './users.ts';

const tag = 'Own account';

/** A learner's progress in their course. */
export const ProgressReply = Progress.extend({
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

const whoHasProgress =
  '403 says why an account may not enter; 404 is for an account whose course is not there (yet).';

export const accountContracts = {
  read: {
    method: 'GET',
    path: '/users/me',
    operationId: 'getOwnAccount',
    summary: 'Read the own account',
    description: 'Whatever its status: an app shows by it that an account waits, or lets a learner in.',
    tag,
    access: 'signed-in',
    replies: { 200: dataReply(UserReply) },
    refusals: [404],
  },
  correct: {
    method: 'PUT',
    path: '/users/me',
    operationId: 'correctOwnAccount',
    summary: 'Correct the own name',
    description: 'The e-mail address is corrected by the school.',
    tag,
    access: 'signed-in',
    body: OwnCorrection.meta({ id: 'OwnCorrection' }),
    replies: { 200: dataReply(UserReply) },
  },
  chooseLanguage: {
    method: 'PUT',
    path: '/users/me/language',
    operationId: 'chooseOwnLanguage',
    summary: 'Choose the language of the own account',
    description:
      'Whatever its status. Pages offer it on another device, and the school writes to the person in it. Who registers has that of the registration.',
    tag,
    access: 'signed-in',
    body: LanguageInput.meta({ id: 'LanguageInput' }),
    replies: { 200: dataReply(UserReply) },
  },
  hideWeek: {
    method: 'PUT',
    path: '/users/me/week',
    operationId: 'hideOwnWeek',
    summary: 'Hide what was learned in the last days, or show it again',
    description:
      'It is `weekHidden` of the own progress. What was learned follows from the marks in `lessons`.',
    tag,
    access: 'learner',
    body: z.object({ hidden: z.boolean() }).meta({ id: 'WeekInput' }),
    replies: { 200: dataReply(z.object({ hidden: z.boolean() }).meta({ id: 'Week' })) },
  },
  exportData: {
    method: 'GET',
    path: '/users/me/export',
    operationId: 'exportOwnData',
    summary: 'Read everything that is stored about the own person',
    description:
      'As a file, whatever the status of the account. Nobody else is named in it, and what administrators noted of a payment is left out.',
    tag,
    access: 'signed-in',
    replies: { 200: PersonalDataReply },
    headers: asFile,
    refusals: [404],
  },
  readProgress: {
    method: 'GET',
    path: '/users/me/progress',
    operationId: 'getOwnProgress',
    summary: 'Read the own progress in the own course',
    description: whoHasProgress,
    tag,
    access: 'learner',
    replies: { 200: dataReply(ProgressReply) },
  },
  writeProgress: {
    method: 'PUT',
    path: '/users/me/progress',
    operationId: 'saveOwnProgress',
    summary: 'Save the own progress that a device knows',
    description: `Per lesson the later \`at\` wins, and the later \`lastAt\` for the last lesson: what is older than what is stored
is left out, so that a device may say it again and late. Lessons that the course does not have are left out, and the completion of
one whose quiz has to be passed first. The answer is the
progress as it then is. 400 for a moment more than five minutes ahead. ${whoHasProgress}`,
    tag,
    access: 'learner',
    body: ProgressInput.meta({ id: 'ProgressInput' }),
    replies: { 200: dataReply(ProgressReply) },
  },
  resetPassword: {
    method: 'POST',
    path: '/users/password-reset',
    operationId: 'requestPasswordReset',
    summary: 'Ask for a link to set a new password',
    description:
      'It comes by e-mail, in the language of `Accept-Language` where Auth has it. An address that nobody has gets the same answer.',
    tag,
    access: 'public',
    body: ForgotPasswordForm.meta({ id: 'PasswordResetRequest' }),
    replies: { 200: z.object({ success: z.literal(true), message: z.literal(messages.passwordReset.sent) }) },
    refusals: [429],
  },
} satisfies Record<string, Contract>;
