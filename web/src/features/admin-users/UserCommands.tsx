import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { trashId } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import type { User, UserStatus } from '@padavu/domain/user/user';
import { CommandButton } from '@/components/CommandButton.tsx';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { IconAction } from '@/components/IconAction.tsx';
import { useCommand, useConfirmedCommand } from '@/components/use-command.ts';
import type { Command, Undo } from '@/components/use-command.ts';
import { restoreDeleted, trashProblem } from '@/features/trash/api.ts';
import { refusedHere } from '@/lib/api-failure.ts';
import {
  approveUser,
  deactivateUser,
  deleteUser,
  restoreFailed,
  restoreUserStatus,
  userProblem,
} from './api.ts';

/** Approves a pending user, or reactivates an inactive one. */
export function ApproveButton({ user, onApproved }: { user: User; onApproved?: (() => void) | undefined }) {
  const verb = user.status === 'inactive' ? 'Reactivate' : 'Approve';
  const { pending, run } = useCommand(
    userCommand(user, {
      send: approveUser,
      done: `${user.name} is approved and can sign in.`,
      newStatus: 'approved',
      failed: adminMessageFor.userApproveFailed,
      onDone: onApproved,
    }),
  );
  return (
    <CommandButton
      variant={user.status === 'inactive' ? 'outlined' : 'contained'}
      pending={pending}
      onClick={run}
      aria-label={`${verb} ${user.name}`}
    >
      {verb}
    </CommandButton>
  );
}

/** Deactivates an approved user after a confirmation, because it ends the user's session at once. */
export function DeactivateButton({ user }: { user: User }) {
  const { ask, dialog } = useConfirmedCommand(
    userCommand(user, {
      send: deactivateUser,
      done: `${user.name} is now inactive.`,
      newStatus: 'inactive',
      failed: adminMessageFor.userDeactivateFailed,
    }),
  );
  return (
    <>
      {user.status === 'approved' && (
        <Button variant="outlined" color="inherit" onClick={ask} aria-label={`Deactivate ${user.name}`}>
          Deactivate
        </Button>
      )}
      <ConfirmDialog {...dialog} question={`Deactivate ${user.name}?`} confirm="Deactivate">
        They are signed out at once and cannot come back until you reactivate them. Their progress is kept.
      </ConfirmDialog>
    </>
  );
}

type DeleteUserButtonProps = { user: User; onDeleted?: ((user: User) => void) | undefined };

/** Deletes a user after a confirmation, unless another administrator has changed the status since it opened. */
export function DeleteUserButton({ user, onDeleted }: DeleteUserButtonProps) {
  const { ask, dialog } = useConfirmedCommand(
    userCommand(user, {
      send: deleteUser,
      done: `${user.name} is deleted.`,
      undo: { send: () => restoreDeleted(trashId(usersCollection, user.id)), failed: trashProblem },
      failed: adminMessageFor.userDeleteFailed,
      onDone: () => onDeleted?.(user),
    }),
  );
  return (
    <>
      <IconAction title="Delete" label={`Delete ${user.name}`} onClick={ask}>
        <DeleteOutlined />
      </IconAction>
      <ConfirmDialog {...dialog} question={adminMessages.users.confirmDelete} confirm="Delete">
        <Box sx={{ overflowWrap: 'anywhere', marginBottom: 1 }}>
          <strong>{user.name}</strong>
          <br />
          {user.email}
        </Box>
        This deletes the account, its progress and its payment. They can be restored for 30 days under
        Deleted.
      </ConfirmDialog>
    </>
  );
}

type UserCommand = {
  send: (user: User) => Promise<void>;
  /** The message of a success. */
  done: string;
  /** The resulting status, which the success notice offers to undo. */
  newStatus?: UserStatus;
  /** The undo of the success notice if there is no `newStatus`. */
  undo?: Undo;
  /** The message of a failure, with the reason that the API gives. */
  failed: (reason: string) => string;
  onDone?: (() => void) | undefined;
};

/** A command on one user that reports its outcome and can be undone (docs/decisions/040). */
const userCommand = (user: User, command: UserCommand): Command => ({
  send: async () => {
    if (user.id === '') throw refusedHere(400, adminMessages.users.invalidSelection);
    await command.send(user);
  },
  done: () => ({
    text: command.done,
    undo: command.newStatus ? undoOf(user, command.newStatus) : command.undo,
  }),
  failed: (error) => (user.id === '' ? userProblem(error) : command.failed(userProblem(error))),
  onDone: command.onDone,
});

/** Restores the status of a user before a command. */
const undoOf = (user: User, newStatus: UserStatus): Undo => ({
  send: async () => {
    await restoreUserStatus(user, newStatus);
    return `${user.name} is ${user.status} again.`;
  },
  failed: (error) => restoreFailed[user.status](userProblem(error)),
});
