import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { messages } from '@padavu/domain/messages';
import { ForgotPasswordForm as Schema } from '@padavu/domain/password-reset';
import { useForm } from 'react-hook-form';
import { ActionButton } from '@/components/ActionButton.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { useHydrated } from '@/components/use-hydrated.ts';
import { sendResetLink } from '@/lib/session/password-reset.ts';
import { failureOf, resetMessage } from './reset-message.ts';

/** Asks where to send the link for a new password. `onSent` gets the address, whether or not somebody has it. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { register, handleSubmit, setError, formState } = useForm<Schema>({ resolver: zodResolver(Schema) });
  const { errors, isSubmitting } = formState;
  const hydrated = useHydrated();
  const send = async ({ email }: Schema) => {
    try {
      await sendResetLink(email);
      onSent(email);
    } catch (error) {
      setError('root', { message: resetMessage(failureOf(error)) });
    }
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={messages.passwordReset.forgotTitle}
      onSubmit={(event) => void handleSubmit(send)(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      {errors.root?.message && <FormMessage kind="error">{errors.root.message}</FormMessage>}
      <ActionButton type="submit" disabled={!hydrated || isSubmitting}>
        {isSubmitting ? messages.passwordReset.asking : messages.passwordReset.ask}
      </ActionButton>
    </Box>
  );
}
