import Typography from '@mui/material/Typography';
import { registerMessages } from '@padavu/domain/site/public-messages';

/** Shown while the link to the payment chat, or the code for it, is loading. */
export function PaymentChatLoading() {
  return (
    <Typography variant="body2" color="textSecondary">
      {registerMessages.chatLoading}
    </Typography>
  );
}
