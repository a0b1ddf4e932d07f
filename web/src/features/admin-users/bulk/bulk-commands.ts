import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { PaceInput } from '@padavu/domain/course/pace-input';
import { formatDay } from '@padavu/domain/school/school-dates';
import type { User } from '@padavu/domain/user/user';
import { pluralize } from '@/components/pluralize.ts';
import { currentBrand } from '@/lib/brand.ts';
import {
  approveUser,
  changePace,
  deactivateUser,
  deleteUser,
  restoreUserStatus,
} from '@/features/admin-users/api.ts';

/** The texts of the confirmation of a bulk command, and the users that it applies to. */
type Confirmation = {
  verb: 'Approve' | 'Deactivate' | 'Open days' | 'Move start' | 'Delete';
  /** Whether the command applies to a user; `leftOut` describes the users that it does not apply to. */
  isFor: (user: User) => boolean;
  leftOut: string;
  question: (count: number) => string;
  consequence: string;
};

/** A bulk command and its texts. */
export type BulkCommand = Confirmation & {
  inProgress: string;
  /** The result, such as "approved". */
  outcome: string;
  send: (user: User) => Promise<void>;
  /** Undoes it for a user; absent if that is impossible. */
  undo?: (user: User) => Promise<void>;
};

/** A command that needs an input: `field.command` returns the command for the text, or what is wrong with the text. */
type CommandWithInput = Confirmation & {
  field: {
    label: string;
    hint: string;
    /** Whether the input is a date (`2026-05-01`) instead of a number. */
    isDay?: boolean;
    command: (text: string) => BulkCommand | { problem: string };
  };
};

/** A command of the selection bar. */
export type OfferedCommand = BulkCommand | CommandWithInput;

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

const openDays = {
  verb: 'Open days',
  isFor: ({ status }) => status === 'approved',
  leftOut: 'not approved',
  question: (count) => `Open days for ${pluralize(count, 'user')}?`,
  consequence: 'Every day up to the one that you enter opens at once. What is open stays open.',
  inProgress: 'Opening days',
} satisfies Confirmation & Partial<BulkCommand>;

const moveStart = {
  verb: 'Move start',
  isFor: openDays.isFor,
  leftOut: openDays.leftOut,
  question: (count) => `Move the first day of ${pluralize(count, 'user')}?`,
  consequence: 'What is open stays open, so a later day gives more time.',
  inProgress: 'Moving the first day',
} satisfies Confirmation & Partial<BulkCommand>;

/** The command that changes the pace of users, or what is wrong with the input. */
function paceCommand(
  confirmation: typeof openDays | typeof moveStart,
  input: { [Field in keyof PaceInput]: unknown },
  outcome: () => string,
): BulkCommand | { problem: string } {
  const { data: change, error } = PaceInput.safeParse(input);
  if (!change) return { problem: error.issues[0]?.message ?? adminMessages.pace.nothingToChange };
  return { ...confirmation, outcome: outcome(), send: ({ id }) => changePace(id, change) };
}

export const openDaysOfMany: OfferedCommand = {
  ...openDays,
  field: {
    label: 'Open every day up to',
    hint: 'The number of a day',
    command: (day) =>
      paceCommand(
        openDays,
        { openThrough: day.trim() === '' ? null : Number(day) },
        () => `open up to day ${Number(day)}`,
      ),
  },
};

export const moveStartOfMany: OfferedCommand = {
  ...moveStart,
  field: {
    label: 'First day',
    hint: 'Where a day opens each day, day 1 opens on it, and one more on each day after it.',
    isDay: true,
    command: (startsOn) =>
      paceCommand(moveStart, { startsOn }, () => `starting on ${formatDay(currentBrand(), startsOn)}`),
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
