import Button from '@mui/material/Button';
import { adminMessageFor } from '@padavu/domain/admin-messages';
import type { User } from '@padavu/domain/user';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { deactivateUser } from './api.ts';
import { useUserCommand } from './use-user-command.ts';

/**
 * Deactivates an approved user after a question, because it ends the person's session at once. The question keeps the
 * user as it was when it opened, even if another administrator changes it meanwhile.
 */
export function DeactivateButton({ user }: { user: User }) {
  const [target, setTarget] = useState<User | null>(null);
  const close = () => setTarget(null);
  const { pending, run } = useUserCommand(target ?? user, {
    send: deactivateUser,
    done: `${user.name} is now inactive.`,
    leadsTo: 'inactive',
    failed: adminMessageFor.userDeactivateFailed,
    onSettled: close,
  });
  return (
    <>
      {user.status === 'approved' && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => setTarget(user)}
          aria-label={`Deactivate ${user.name}`}
        >
          Deactivate
        </Button>
      )}
      <ConfirmDialog
        open={target !== null}
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
