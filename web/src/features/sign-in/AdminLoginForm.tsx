import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { messages } from '@padavu/domain/messages';
import { AdminCredentials } from '@padavu/domain/session';
import { useForm } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import type { z } from 'zod';
import { ActionButton } from '@/components/ActionButton.tsx';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { PasswordInput } from '@/components/PasswordInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { useHydrated } from '@/components/use-hydrated.ts';
import type { Attempt } from './attempt.ts';
import { useRememberedEmail } from './remembered.ts';
import { ResetCredentials } from './ResetCredentials.tsx';

type AdminLoginFormProps = {
  attempt: Attempt;
  onSubmit: (credentials: AdminCredentials) => void;
  /** What is wrong with what was entered. */
  onRefused: (message: string) => void;
};

/** The form of specification 2.10. A missing field is said once, for both. */
export function AdminLoginForm({ attempt, onSubmit, onRefused }: AdminLoginFormProps) {
  const { register, handleSubmit, getValues, setValue } = useForm<
    z.input<typeof AdminCredentials>,
    unknown,
    AdminCredentials
  >({ resolver: zodResolver(AdminCredentials) });
  useRememberedEmail((email) => {
    if (getValues('email')) return;
    setValue('email', email);
    setValue('rememberMe', true);
  });
  // Until the script is there, the browser alone would send the form, and put the password into the address.
  const hydrated = useHydrated();
  const isWorking = attempt.state === 'working';
  const refuse = ({ email, password }: FieldErrors<AdminCredentials>) =>
    onRefused(email?.message ?? password?.message ?? messages.adminLogin.incomplete);
  return (
    <Box
      component="form"
      noValidate
      aria-label={messages.adminLogin.title}
      onSubmit={(event) => void handleSubmit(onSubmit, refuse)(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <TextInput label="Email" type="email" autoComplete="username" {...register('email')} />
      <PasswordInput label="Password" autoComplete="current-password" {...register('password')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <CheckboxInput label="Remember me" {...register('rememberMe')} />
        <ResetCredentials />
      </Box>
      {attempt.state === 'refused' && <FormMessage kind="error">{attempt.message}</FormMessage>}
      <ActionButton type="submit" disabled={!hydrated || isWorking}>
        {isWorking ? messages.login.submitting : messages.adminLogin.submit}
      </ActionButton>
    </Box>
  );
}
