import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { messageFor, messages } from '@padavu/domain/messages';
import type { User } from '@padavu/domain/user';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { deleteUser } from './delete-user.ts';
import { useUserCommand } from './use-user-command.ts';

type DeleteUserButtonProps = { user: User; onDeleted?: ((user: User) => void) | undefined };

/**
 * Removes a user for good, after a question (specification 2.12 and 5). It is about the user as it was when it was asked:
 * one whom another administrator let in or put out meanwhile is left as it is.
 */
export function DeleteUserButton({ user, onDeleted }: DeleteUserButtonProps) {
  const [asked, setAsked] = useState<User | null>(null);
  const close = () => setAsked(null);
  const { pending, run } = useUserCommand(asked ?? user, {
    send: deleteUser,
    done: `${user.name} is deleted.`,
    failed: messageFor.userDeleteFailed,
    onDone: () => onDeleted?.(user),
    onSettled: close,
  });
  return (
    <>
      <Tooltip title="Delete" describeChild>
        <IconButton aria-label={`Delete ${user.name}`} onClick={() => setAsked(user)}>
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={asked !== null}
        question={messages.users.confirmDelete}
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
        The account, its progress and its payment go for good.
      </ConfirmDialog>
    </>
  );
}
