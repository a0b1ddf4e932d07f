import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PendingRegistration } from '@padavu/domain/registration';
import { ArrivalHeading } from '@/components/ArrivalHeading.tsx';
import { Drawing } from '@/components/Drawing.tsx';
import { Note } from '@/components/Note.tsx';
import { PaymentChatButton } from './PaymentChatButton.tsx';
import { PaymentReference } from './PaymentReference.tsx';
import { RegistrationSteps } from './RegistrationSteps.tsx';

type WaitingViewProps = { message: string; registration: PendingRegistration; onSignOut: () => void };

/** The page of a signed-in person who is not approved yet. */
export function WaitingView({ message, registration, onSignOut }: WaitingViewProps) {
  const { course, paymentReference } = registration;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Drawing name="scene-waiting" width={200} ratio="4 / 3" />
      <ArrivalHeading>Almost there</ArrivalHeading>
      <RegistrationSteps current={2} />
      <Note role="status">{message}</Note>
      <Typography>
        Once your payment for {course} has arrived, an administrator unlocks it. Leave this page open: it lets
        you in by itself.
      </Typography>
      {paymentReference && <PaymentReference reference={paymentReference} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <PaymentChatButton variant="contained" size="large" registration={registration} />
        <Button size="large" onClick={onSignOut}>
          Sign out
        </Button>
      </Box>
    </Box>
  );
}
