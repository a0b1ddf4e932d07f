import { messages } from '@padavu/domain/messages';
import type { User } from '@padavu/domain/user';
import { counted } from '@/components/counted.ts';
import { approveUser } from './approve-user.ts';
import { deactivateUser } from './deactivate-user.ts';
import { deleteUser } from './delete-user.ts';
import { restoreUserStatus } from './restore-user-status.ts';

/** What can be done with many users at once, and what is said of it. */
export type BulkCommand = {
  verb: 'Approve' | 'Deactivate' | 'Delete';
  /** Whom it is for; whoever is there already is left out, and named by `leftOut`. */
  isFor: (user: User) => boolean;
  leftOut: string;
  question: (count: number) => string;
  consequence: string;
  underWay: string;
  /** What a user is when it is done. */
  outcome: string;
  send: (user: User) => Promise<void>;
  /** Puts a user back as it was; absent where that cannot be done. */
  undo?: (user: User) => Promise<void>;
};

export const approveMany: BulkCommand = {
  verb: 'Approve',
  isFor: ({ status }) => status !== 'approved',
  leftOut: 'approved already',
  question: (count) => `Approve ${counted(count, 'user')}?`,
  consequence: 'They can sign in at once.',
  underWay: 'Approving',
  outcome: 'approved',
  send: approveUser,
  undo: (user) => restoreUserStatus(user, 'approved'),
};

export const deactivateMany: BulkCommand = {
  verb: 'Deactivate',
  isFor: ({ status }) => status === 'approved',
  leftOut: 'not approved',
  question: (count) => `Deactivate ${counted(count, 'user')}?`,
  consequence:
    'They are signed out at once and cannot come back until you reactivate them. Their progress is kept.',
  underWay: 'Deactivating',
  outcome: 'inactive',
  send: deactivateUser,
  undo: (user) => restoreUserStatus(user, 'inactive'),
};

export const deleteMany: BulkCommand = {
  verb: 'Delete',
  isFor: () => true,
  leftOut: '',
  question: (count) =>
    count === 1 ? messages.users.confirmDelete : `Are you sure you want to delete these ${count} users?`,
  consequence: 'The accounts, their progress and their payments go for good.',
  underWay: 'Deleting',
  outcome: 'deleted',
  send: deleteUser,
};
