import Stack from '@mui/material/Stack';
import type { User } from '@padavu/domain/user';
import { ApproveButton } from './ApproveButton.tsx';
import { DeactivateButton } from './DeactivateButton.tsx';
import { DeleteUserButton } from './DeleteUserButton.tsx';
import { WithPaymentButton } from './WithPaymentButton.tsx';

type AccountCommandsProps = {
  user: User;
  /** Asks what was paid, and lets the user in with it. */
  onAskPayment: () => void;
  onDeleted: () => void;
};

/** What can be done with a user on the user's own page, where there is room for all of it. */
export function AccountCommands({ user, onAskPayment, onDeleted }: AccountCommandsProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {user.status !== 'approved' && <ApproveButton user={user} />}
      {user.status === 'pending' && <WithPaymentButton user={user} onAsk={onAskPayment} />}
      <DeactivateButton user={user} />
      <DeleteUserButton user={user} onDeleted={onDeleted} />
    </Stack>
  );
}
