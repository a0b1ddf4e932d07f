import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import * as texts from './texts.ts';

export type ChatButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'>;

/** `link` is the address of the payment chat, empty for a school without one. */
type PaymentChatButtonProps = ChatButtonProps & { link: string; onOpen?: () => void };

/** A link to the school's chat with the payment message ready to send. */
export function PaymentChatButton({ link, onOpen, ...button }: PaymentChatButtonProps) {
  if (link === '') return null;
  return (
    <Button {...button} href={link} target="_blank" rel="noopener" onClick={() => onOpen?.()}>
      {texts.openChat}
    </Button>
  );
}
