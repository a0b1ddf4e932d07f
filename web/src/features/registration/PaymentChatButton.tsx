import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { paymentChatLink } from '@padavu/domain/registration';
import type { PendingRegistration } from '@padavu/domain/registration';

type PaymentChatButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'> & {
  registration: PendingRegistration;
  onOpen?: () => void;
};

/** A link to the messaging-app chat with the payment message ready to send. */
export function PaymentChatButton({ registration, onOpen, ...button }: PaymentChatButtonProps) {
  return (
    <Button
      {...button}
      href={paymentChatLink(registration)}
      target="_blank"
      rel="noopener"
      onClick={() => onOpen?.()}
    >
      Open the payment chat
    </Button>
  );
}
