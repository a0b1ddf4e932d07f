import CurrencyRupee from '@mui/icons-material/CurrencyRupee';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { User } from '@padavu/domain/user';

type ApproveWithPaymentButtonProps = {
  user: User;
  onAsk: () => void;
  /** An icon without text, for lists. */
  small?: boolean;
};

/**
 * Opens the dialog that approves a user with a payment. The dialog is rendered elsewhere, because this button may
 * disappear while it is open.
 */
export function ApproveWithPaymentButton({ user, onAsk, small = false }: ApproveWithPaymentButtonProps) {
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
