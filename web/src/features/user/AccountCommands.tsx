import Stack from '@mui/material/Stack';
import type { User } from '@padavu/domain/user';
import { ApproveButton } from './ApproveButton.tsx';
import { ApproveWithPaymentButton } from './ApproveWithPaymentButton.tsx';
import { DeactivateButton } from './DeactivateButton.tsx';
import { DeleteUserButton } from './DeleteUserButton.tsx';

type AccountCommandsProps = { user: User; onDeleted: () => void };

/** What can be done with a user on the user's own page, where there is room for all of it. */
export function AccountCommands({ user, onDeleted }: AccountCommandsProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {user.status !== 'approved' && <ApproveButton user={user} />}
      <ApproveWithPaymentButton user={user} />
      <DeactivateButton user={user} />
      <DeleteUserButton user={user} onDeleted={onDeleted} />
    </Stack>
  );
}
