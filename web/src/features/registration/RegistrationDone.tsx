import Box from '@mui/material/Box';
import { messages } from '@padavu/domain/messages';
import type { PendingRegistration } from '@padavu/domain/registration';
import { ArrivalHeading } from '@/components/ArrivalHeading.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { PaymentChatButton } from './PaymentChatButton.tsx';
import { PaymentReference } from './PaymentReference.tsx';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import { usePaymentChat } from './use-payment-chat.ts';

/** What a new registrant sees until the payment chat opens. */
export function RegistrationDone(props: { registration: PendingRegistration; onGoOn: () => void }) {
  const { registration, onGoOn } = props;
  const { markOpened } = usePaymentChat(registration, onGoOn);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ArrivalHeading>Your first step is taken</ArrivalHeading>
      <RegistrationSteps current={2} />
      <FormMessage kind="success">{messages.register.success}</FormMessage>
      <PaymentReference reference={registration.paymentReference} />
      <PaymentChatButton variant="contained" size="large" registration={registration} onOpen={markOpened} />
    </Box>
  );
}
