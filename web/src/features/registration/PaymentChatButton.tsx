import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import type { PendingRegistration } from '@padavu/domain/registration';
import type { School } from '@padavu/domain/school';
import { paymentMessage, schoolChatLink } from '@padavu/domain/school-chat';

export type ChatButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'>;

type PaymentChatButtonProps = ChatButtonProps & {
  school: School;
  registration: PendingRegistration;
  onOpen?: () => void;
};

/** The address of the school's chat with the payment message ready to send; empty for a school without a chat. */
export const paymentChatLink = (school: School, registration: PendingRegistration): string =>
  school.chatNumber && schoolChatLink(school, paymentMessage(school, registration));

/** A link to the school's chat with the payment message ready to send. */
export function PaymentChatButton({ school, registration, onOpen, ...button }: PaymentChatButtonProps) {
  const link = paymentChatLink(school, registration);
  if (link === '') return null;
  return (
    <Button {...button} href={link} target="_blank" rel="noopener" onClick={() => onOpen?.()}>
      Open the payment chat
    </Button>
  );
}
