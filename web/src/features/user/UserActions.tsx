import Stack from '@mui/material/Stack';
import { assertNever } from '@padavu/domain/assert-never';
import type { User } from '@padavu/domain/user';
import { ApproveButton } from './ApproveButton.tsx';
import { DeactivateButton } from './DeactivateButton.tsx';
import { DeleteUserButton } from './DeleteUserButton.tsx';

type UserActionsProps = { user: User; own: boolean; onApproved: () => void };

/** What can be done with a user. Nobody puts the own account out or deletes it. */
export function UserActions({ user, own, onApproved }: UserActionsProps) {
  if (own) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      <StatusAction user={user} onApproved={onApproved} />
      <DeleteUserButton user={user} />
    </Stack>
  );
}

function StatusAction({ user, onApproved }: Omit<UserActionsProps, 'own'>) {
  switch (user.status) {
    case 'pending':
    case 'inactive':
      return <ApproveButton user={user} onApproved={onApproved} />;
    case 'approved':
      return <DeactivateButton user={user} />;
    default:
      return assertNever(user.status);
  }
}
