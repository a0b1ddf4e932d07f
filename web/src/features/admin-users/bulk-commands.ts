import { adminMessages } from '@padavu/domain/admin-messages';
import { PaceInput } from '@padavu/domain/pace-input';
import type { User } from '@padavu/domain/user';
import { pluralize } from '@/components/pluralize.ts';
import { approveUser, changePace, deactivateUser, deleteUser, restoreUserStatus } from './api.ts';

/** What is asked before a bulk command. */
type Question = {
  verb: 'Approve' | 'Deactivate' | 'Open days' | 'Delete';
  /** Whether the command applies to a user; others are left out and named by `leftOut`. */
  isFor: (user: User) => boolean;
  leftOut: string;
  question: (count: number) => string;
  consequence: string;
};

/** A bulk command and its texts. */
export type BulkCommand = Question & {
  inProgress: string;
  /** The result, such as "approved". */
  outcome: string;
  send: (user: User) => Promise<void>;
  /** Undoes it for a user; absent if that is impossible. */
  undo?: (user: User) => Promise<void>;
};

/** A question whose answer has to be typed: it makes the command, or says why it makes none. */
type TypedQuestion = Question & {
  field: { label: string; hint: string; command: (text: string) => BulkCommand | { problem: string } };
};

/** What the selection bar offers. */
export type AskedCommand = BulkCommand | TypedQuestion;

export const approveMany: BulkCommand = {
  verb: 'Approve',
  isFor: ({ status }) => status !== 'approved',
  leftOut: 'approved already',
  question: (count) => `Approve ${pluralize(count, 'user')}?`,
  consequence: 'They can sign in at once.',
  inProgress: 'Approving',
  outcome: 'approved',
  send: approveUser,
  undo: (user) => restoreUserStatus(user, 'approved'),
};

export const deactivateMany: BulkCommand = {
  verb: 'Deactivate',
  isFor: ({ status }) => status === 'approved',
  leftOut: 'not approved',
  question: (count) => `Deactivate ${pluralize(count, 'user')}?`,
  consequence:
    'They are signed out at once and cannot come back until you reactivate them. Their progress is kept.',
  inProgress: 'Deactivating',
  outcome: 'inactive',
  send: deactivateUser,
  undo: (user) => restoreUserStatus(user, 'inactive'),
};

const openDays: Question = {
  verb: 'Open days',
  isFor: ({ status }) => status === 'approved',
  leftOut: 'not approved',
  question: (count) => `Open days for ${pluralize(count, 'user')}?`,
  consequence: 'Every day up to the one that you enter opens at once. What is open stays open.',
};

const openDaysTo = (openThrough: number): BulkCommand => ({
  ...openDays,
  inProgress: 'Opening days',
  outcome: `open up to day ${openThrough}`,
  send: ({ id }) => changePace(id, { openThrough }),
});

export const openDaysOfMany: AskedCommand = {
  ...openDays,
  field: {
    label: 'Open every day up to',
    hint: 'The number of a day',
    command: (text) => {
      const { data, error } = PaceInput.safeParse({ openThrough: text.trim() === '' ? null : Number(text) });
      return data?.openThrough === undefined
        ? { problem: error?.issues[0]?.message ?? adminMessages.pace.dayInvalid }
        : openDaysTo(data.openThrough);
    },
  },
};

export const deleteMany: BulkCommand = {
  verb: 'Delete',
  isFor: () => true,
  leftOut: '',
  question: (count) =>
    count === 1 ? adminMessages.users.confirmDelete : `Are you sure you want to delete these ${count} users?`,
  consequence:
    'This deletes the accounts, their progress and their payments. They can be restored for 30 days.',
  inProgress: 'Deleting',
  outcome: 'deleted',
  send: deleteUser,
};
