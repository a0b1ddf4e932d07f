import Button from '@mui/material/Button';
import { messageFor } from '@padavu/domain/messages';
import type { User } from '@padavu/domain/user';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { deactivateUser } from './deactivate-user.ts';
import { useUserCommand } from './use-user-command.ts';

/**
 * Puts an approved user out, after a question, because it ends the person's session at once (design decision 11). The
 * question is about the user as it was when it was asked, and stays when another administrator changes that meanwhile.
 */
export function DeactivateButton({ user }: { user: User }) {
  const [asked, setAsked] = useState<User | null>(null);
  const close = () => setAsked(null);
  const { pending, run } = useUserCommand(asked ?? user, {
    send: deactivateUser,
    done: `${user.name} is inactive now.`,
    leadsTo: 'inactive',
    failed: messageFor.userDeactivateFailed,
    onSettled: close,
  });
  return (
    <>
      {user.status === 'approved' && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => setAsked(user)}
          aria-label={`Deactivate ${user.name}`}
        >
          Deactivate
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
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
