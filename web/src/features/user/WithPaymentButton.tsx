import CurrencyRupee from '@mui/icons-material/CurrencyRupee';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { User } from '@padavu/domain/user';

type WithPaymentButtonProps = {
  user: User;
  onAsk: () => void;
  /** A sign alone, where many rows have one. */
  small?: boolean;
};

/** Asks what was paid, and lets the user in with it. The dialog stands elsewhere: this may go while it is open. */
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
