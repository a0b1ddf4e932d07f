import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin-messages';
import { trashId } from '@padavu/domain/trash';
import { usersCollection } from '@padavu/domain/user';
import type { User, UserStatus } from '@padavu/domain/user';
import { useState } from 'react';
import { CommandButton } from '@/components/CommandButton.tsx';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { useCommand } from '@/components/use-command.ts';
import type { Undo } from '@/components/use-command.ts';
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
  const { pending, run } = useUserCommand(user, {
    send: approveUser,
    done: `${user.name} is approved and can sign in.`,
    newStatus: 'approved',
    failed: adminMessageFor.userApproveFailed,
    onDone: onApproved,
  });
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

/** The user of a dialog: as when the dialog opened, even if another administrator changes it in the meantime. */
export function useDialogUser(user: User) {
  const [opened, setOpened] = useState<User | null>(null);
  return {
    isOpen: opened !== null,
    target: opened ?? user,
    open: () => setOpened(user),
    close: () => setOpened(null),
  };
}

/** Deactivates an approved user after a confirmation, because it ends the user's session at once. */
export function DeactivateButton({ user }: { user: User }) {
  const { isOpen, target, open, close } = useDialogUser(user);
  const { pending, run } = useUserCommand(target, {
    send: deactivateUser,
    done: `${user.name} is now inactive.`,
    newStatus: 'inactive',
    failed: adminMessageFor.userDeactivateFailed,
    onSettled: close,
  });
  return (
    <>
      {user.status === 'approved' && (
        <Button variant="outlined" color="inherit" onClick={open} aria-label={`Deactivate ${user.name}`}>
          Deactivate
        </Button>
      )}
      <ConfirmDialog
        open={isOpen}
        question={`Deactivate ${user.name}?`}
        confirm="Deactivate"
        pending={pending}
        onConfirm={run}
        onCancel={close}
      >
        They are signed out at once and cannot come back until you reactivate them. Their progress is kept.
      </ConfirmDialog>
    </>
  );
}

type DeleteUserButtonProps = { user: User; onDeleted?: ((user: User) => void) | undefined };

/** Deletes a user after a confirmation, unless another administrator has changed the status since it opened. */
export function DeleteUserButton({ user, onDeleted }: DeleteUserButtonProps) {
  const { isOpen, target, open, close } = useDialogUser(user);
  const { pending, run } = useUserCommand(target, {
    send: deleteUser,
    done: `${user.name} is deleted.`,
    undo: { send: () => restoreDeleted(trashId(usersCollection, user.id)), failed: trashProblem },
    failed: adminMessageFor.userDeleteFailed,
    onDone: () => onDeleted?.(user),
    onSettled: close,
  });
  return (
    <>
      <Tooltip title="Delete" describeChild>
        <IconButton aria-label={`Delete ${user.name}`} onClick={open}>
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={isOpen}
        question={adminMessages.users.confirmDelete}
        confirm="Delete"
        pending={pending}
        onConfirm={run}
        onCancel={close}
      >
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
  /** Called after success and failure. */
  onSettled?: (() => void) | undefined;
  onDone?: (() => void) | undefined;
};

/** A command on one user that reports its outcome and can be undone (docs/decisions/040). */
function useUserCommand(user: User, command: UserCommand) {
  const { send, done, newStatus, undo, failed, onSettled, onDone } = command;
  return useCommand({
    send: async () => {
      if (user.id === '') throw refusedHere(400, adminMessages.users.invalidSelection);
      await send(user);
    },
    done: () => ({
      text: done,
      undo: newStatus
        ? {
            send: async () => {
              await restoreUserStatus(user, newStatus);
              return `${user.name} is ${user.status} again.`;
            },
            failed: (error) => restoreFailed[user.status](userProblem(error)),
          }
        : undo,
    }),
    failed: (error) => (user.id === '' ? userProblem(error) : failed(userProblem(error))),
    onDone,
    onSettled,
  });
}
