import { adminMessageFor } from '@padavu/domain/admin-messages';
import type { User } from '@padavu/domain/user';
import { CommandButton } from '@/components/CommandButton.tsx';
import { approveUser } from './api.ts';
import { useUserCommand } from './use-user-command.ts';

/** Approves a pending user, or reactivates an inactive one. */
export function ApproveButton({ user, onApproved }: { user: User; onApproved?: (() => void) | undefined }) {
  const verb = user.status === 'inactive' ? 'Reactivate' : 'Approve';
  const { pending, run } = useUserCommand(user, {
    send: approveUser,
    done: `${user.name} is approved and can sign in.`,
    leadsTo: 'approved',
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
