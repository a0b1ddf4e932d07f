import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { messages } from '@padavu/domain/messages';
import { LoginForm as Schema } from '@padavu/domain/session';
import { useForm } from 'react-hook-form';
import { ActionButton } from '@/components/ActionButton.tsx';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { PasswordInput } from '@/components/PasswordInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import type { Attempt } from './attempt.ts';
import { useRememberedEmail } from './remembered.ts';

type LoginFormProps = { attempt: Attempt; onSubmit: (credentials: Schema) => void };

/** The form of specification 2.8; its button wakes when the form is valid. */
export function LoginForm({ attempt, onSubmit }: LoginFormProps) {
  const { register, handleSubmit, getValues, setValue, formState } = useForm<Schema>({
    resolver: zodResolver(Schema),
    mode: 'onTouched',
  });
  useRememberedEmail((email) => {
    if (getValues('email')) return;
    setValue('email', email, { shouldValidate: true });
    setValue('rememberMe', true);
  });
  const { errors, isValid } = formState;
  const isWorking = attempt.state === 'working';
  return (
    <Box
      component="form"
      noValidate
      aria-label={messages.login.title}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <CheckboxInput label="Remember me" {...register('rememberMe')} />
      {attempt.state === 'refused' && <FormMessage kind="error">{attempt.message}</FormMessage>}
      <ActionButton type="submit" disabled={!isValid || isWorking}>
        {isWorking ? messages.login.submitting : messages.login.submit}
      </ActionButton>
    </Box>
  );
}
