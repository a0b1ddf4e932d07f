import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { PendingRegistration } from '@padavu/domain/registration';
import { PaymentChatButton } from './PaymentChatButton.tsx';

/** Shows a registration made on this device, with a link to its payment chat. */
export function PendingRegistrationCard({ registration }: { registration: PendingRegistration }) {
  const { course, paymentReference } = registration;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Your registration"
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', padding: 2.5, bgcolor: 'primary.light' }}
    >
      <div>
        <Typography variant="h4" component="p">
          You registered for {course}
        </Typography>
        {paymentReference && (
          <Typography variant="body2" color="textSecondary">
            Payment reference <b>{paymentReference}</b>
          </Typography>
        )}
      </div>
      <PaymentChatButton variant="outlined" registration={registration} />
    </Paper>
  );
}
