import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { messages } from '@padavu/domain/messages';
import { NewPasswordForm as Schema } from '@padavu/domain/password-reset';
import { useForm } from 'react-hook-form';
import { ActionButton } from '@/components/ActionButton.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { PasswordInput } from '@/components/PasswordInput.tsx';
import { setNewPassword } from '@/lib/session/password-reset.ts';
import { failureOf, resetMessage } from './reset-message.ts';

type NewPasswordFormProps = {
  code: string;
  /** Whose password it is: a password manager files it under this address. */
  email: string;
  onSet: () => void;
  onBadLink: () => void;
};

/** Sets a new password by the code of a link. */
export function NewPasswordForm({ code, email, onSet, onBadLink }: NewPasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<Schema>({ resolver: zodResolver(Schema) });
  const { errors, isSubmitting } = formState;
  const set = async ({ password }: Schema) => {
    try {
      await setNewPassword(code, password);
      onSet();
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'link') return onBadLink();
      setError(failure === 'weak' ? 'password' : 'root', { message: resetMessage(failure) });
    }
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={messages.passwordReset.resetTitle}
      onSubmit={(event) => void handleSubmit(set)(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={errors.password?.message}
        {...register('password')}
      />
      {errors.root?.message && <FormMessage kind="error">{errors.root.message}</FormMessage>}
      <ActionButton type="submit" disabled={isSubmitting}>
        {isSubmitting ? messages.passwordReset.setting : messages.passwordReset.set}
      </ActionButton>
    </Box>
  );
}
