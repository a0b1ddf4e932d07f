import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { messages } from '@padavu/domain/messages';
import { alertWithActions } from '@/components/alert-look.ts';

type CategoryAuthAlertProps = { message: string; onLoginAgain: () => void };

/** An error that nothing but signing in again mends: it cannot be dismissed (specification 2.14). */
export function CategoryAuthAlert({ message, onLoginAgain }: CategoryAuthAlertProps) {
  return (
    <Alert
      severity="error"
      sx={alertWithActions}
      action={
        <Button color="inherit" onClick={onLoginAgain}>
          {messages.categories.loginAgain}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
