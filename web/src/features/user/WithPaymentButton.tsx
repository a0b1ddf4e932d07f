import CurrencyRupee from '@mui/icons-material/CurrencyRupee';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { User } from '@padavu/domain/user';
import { useState } from 'react';
import { ApprovalDialog } from './ApprovalDialog.tsx';

/**
 * Lets a pending user in and writes down what was paid, in one step. The dialog is about the user as it was when it was
 * opened, and stays when another administrator changes that meanwhile.
 */
export function ApproveWithPaymentButton({ user }: { user: User }) {
  const [asked, setAsked] = useState<User | null>(null);
  return (
    <>
      {user.status === 'pending' && <WithPaymentButton user={user} onAsk={() => setAsked(user)} />}
      {asked && <ApprovalDialog user={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

type WithPaymentButtonProps = {
  user: User;
  onAsk: () => void;
  /** A sign alone, where many rows have one. */
  small?: boolean;
};

/** The button alone, where the dialog stands elsewhere: in a list its row may go while the dialog is open. */
export function WithPaymentButton({ user, onAsk, small = false }: WithPaymentButtonProps) {
  if (small) {
    return (
      <Tooltip title="Approve with payment" describeChild>
        <Button
          variant="outlined"
          onClick={onAsk}
          aria-label={`With payment: ${user.name}`}
          aria-haspopup="dialog"
          sx={{ minWidth: 44, paddingInline: 0 }}
        >
          <CurrencyRupee fontSize="small" />
        </Button>
      </Tooltip>
    );
  }
  return (
    <Button
      variant="outlined"
      onClick={onAsk}
      aria-label={`With payment: ${user.name}`}
      aria-haspopup="dialog"
    >
      With payment
    </Button>
  );
}
