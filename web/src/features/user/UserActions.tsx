import Stack from '@mui/material/Stack';
import type { User } from '@padavu/domain/user';
import { ApproveButton } from './ApproveButton.tsx';
import { DeactivateButton } from './DeactivateButton.tsx';
import { DeleteUserButton } from './DeleteUserButton.tsx';
import { WithPaymentButton } from './WithPaymentButton.tsx';

type UserActionsProps = {
  user: User;
  own: boolean;
  onApproved: () => void;
  /** Asks what was paid, and lets the user in with it. */
  onAskPayment: (user: User) => void;
  onDeleted: (user: User) => void;
};

/** What can be done with a user. Nobody puts the own account out or deletes it. */
export function UserActions({ user, own, onApproved, onAskPayment, onDeleted }: UserActionsProps) {
  if (own) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      {user.status !== 'approved' && <ApproveButton user={user} onApproved={onApproved} />}
      {user.status === 'pending' && <WithPaymentButton user={user} onAsk={() => onAskPayment(user)} small />}
      <DeactivateButton user={user} />
      <DeleteUserButton user={user} onDeleted={onDeleted} />
    </Stack>
  );
}
