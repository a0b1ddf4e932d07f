import Stack from '@mui/material/Stack';
import type { User } from '@padavu/domain/user';
import { ApproveButton } from './ApproveButton.tsx';
import { ApproveWithPaymentButton } from './ApproveWithPayment.tsx';
import { DeactivateButton } from './DeactivateButton.tsx';
import { DeleteUserButton } from './DeleteUserButton.tsx';

type UserActionsProps = {
  user: User;
  own: boolean;
  onApproved: () => void;
  /** Opens the dialog that approves the user with a payment. */
  onAskPayment: (user: User) => void;
  onDeleted: (user: User) => void;
};

/** The actions for a user. Administrators cannot deactivate or delete their own account. */
export function UserActions({ user, own, onApproved, onAskPayment, onDeleted }: UserActionsProps) {
  if (own) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      {user.status !== 'approved' && <ApproveButton user={user} onApproved={onApproved} />}
      {user.status === 'pending' && (
        <ApproveWithPaymentButton user={user} onAsk={() => onAskPayment(user)} small />
      )}
      <DeactivateButton user={user} />
      <DeleteUserButton user={user} onDeleted={onDeleted} />
    </Stack>
  );
}
