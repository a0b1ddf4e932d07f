import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import * as texts from './texts.ts';

export type ChatButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'>;

type PaymentChatButtonProps = ChatButtonProps & {
  /** The address of the payment chat, empty for a school without one. */
  link: string;
  /** The amount due; `null` where it is not known. */
  price: number | null;
  onOpen?: () => void;
};

/** A link to the school's chat with the payment message ready to send. */
export function PaymentChatButton({ link, price, onOpen, ...button }: PaymentChatButtonProps) {
  if (link === '') return null;
  return (
    <Button {...button} href={link} target="_blank" rel="noopener" onClick={() => onOpen?.()}>
      {price === 0 ? texts.openFreeChat : texts.openChat}
    </Button>
  );
}
