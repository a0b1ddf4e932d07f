import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { alertWithActions } from '@/components/alert-styles.ts';

type CategoryAuthAlertProps = { message: string; onLoginAgain: () => void };

/** An error that only a new sign-in resolves, so it cannot be dismissed. */
export function CategoryAuthAlert({ message, onLoginAgain }: CategoryAuthAlertProps) {
  return (
    <Alert
      severity="error"
      sx={alertWithActions}
      action={
        <Button color="inherit" onClick={onLoginAgain}>
          {adminMessages.categories.loginAgain}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
