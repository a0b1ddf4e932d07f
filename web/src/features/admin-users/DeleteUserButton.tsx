import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin-messages';
import { trashId } from '@padavu/domain/trash';
import { usersCollection } from '@padavu/domain/user';
import type { User } from '@padavu/domain/user';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { reasonOf, restoreDeleted } from '@/features/trash/api.ts';
import { deleteUser } from './api.ts';
import { useUserCommand } from './use-user-command.ts';

type DeleteUserButtonProps = { user: User; onDeleted?: ((user: User) => void) | undefined };

/**
 * Deletes a user after a question. The question keeps the user as it was when it opened; if another
 * administrator has changed the status meanwhile, nothing is deleted.
 */
export function DeleteUserButton({ user, onDeleted }: DeleteUserButtonProps) {
  const [target, setTarget] = useState<User | null>(null);
  const close = () => setTarget(null);
  const { pending, run } = useUserCommand(target ?? user, {
    send: deleteUser,
    done: `${user.name} is deleted.`,
    undo: { send: () => restoreDeleted(trashId(usersCollection, user.id)), failed: reasonOf },
    failed: adminMessageFor.userDeleteFailed,
    onDone: () => onDeleted?.(user),
    onSettled: close,
  });
  return (
    <>
      <Tooltip title="Delete" describeChild>
        <IconButton aria-label={`Delete ${user.name}`} onClick={() => setTarget(user)}>
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={target !== null}
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
