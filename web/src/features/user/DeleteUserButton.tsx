import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { messageFor, messages } from '@padavu/domain/messages';
import type { User } from '@padavu/domain/user';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { deleteUser } from './delete-user.ts';
import { useUserCommand } from './use-user-command.ts';

type DeleteUserButtonProps = { user: User; onDeleted?: ((user: User) => void) | undefined };

/** Removes a user for good, after a question (specification 2.12 and 5). */
export function DeleteUserButton({ user, onDeleted }: DeleteUserButtonProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { pending, run } = useUserCommand(user, {
    send: deleteUser,
    done: `${user.name} is deleted.`,
    failed: messageFor.userDeleteFailed,
    onDone: () => onDeleted?.(user),
    onSettled: close,
  });
  return (
    <>
      <Tooltip title="Delete" describeChild>
        <IconButton aria-label={`Delete ${user.name}`} onClick={() => setAsking(true)}>
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={asking}
        question={messages.users.confirmDelete}
        confirm="Delete"
        pending={pending}
        onConfirm={run}
        onCancel={close}
      >
        <strong>{user.name}</strong>, {user.email}. The account and all progress go for good.
      </ConfirmDialog>
    </>
  );
}
