import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messages } from '@padavu/domain/messages';
import { AdminCredentials } from '@padavu/domain/user/sign-in';
import { useId, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { z } from 'zod';
import { ActionButton } from '@/components/ActionButton.tsx';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { PasswordInput } from '@/components/PasswordInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { useHydrated } from '@/components/use-hydrated.ts';
import { usePageForm } from '@/components/use-page-form.ts';
import { useBrand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import type { Attempt } from './use-attempt.ts';
import { usePrefilledEmail } from './use-prefilled-email.ts';

type AdminLoginFormProps = {
  attempt: Attempt;
  onSubmit: (credentials: AdminCredentials) => void;
  /** Called with the message of a validation error. */
  onRefused: (message: string) => void;
};

/** One message covers a missing address and a missing password. */
export function AdminLoginForm({ attempt, onSubmit, onRefused }: AdminLoginFormProps) {
  const { register, handleSubmit, getValues, setValue, frame } = usePageForm<
    z.input<typeof AdminCredentials>,
    AdminCredentials
  >({ resolver: zodResolver(AdminCredentials) });
  usePrefilledEmail({
    fill: (email) => {
      if (getValues('email')) return;
      setValue('email', email);
      setValue('rememberMe', true);
    },
  });
  // Before hydration the browser would submit the form itself, with the password in the address.
  const hydrated = useHydrated();
  const isWorking = attempt.state === 'working';
  const reportInvalid = ({ email, password }: FieldErrors<AdminCredentials>) =>
    onRefused(email?.message ?? password?.message ?? messages.adminLogin.incomplete);
  return (
    <Box
      component="form"
      {...frame}
      noValidate
      aria-label={messages.adminLogin.title}
      onSubmit={(event) => void handleSubmit(onSubmit, reportInvalid)(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <TextInput label="Email" type="email" autoComplete="username" required {...register('email')} />
      <PasswordInput label="Password" autoComplete="current-password" required {...register('password')} />
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

/** How an administrator gets a new password. */
function ResetCredentials() {
  const { email } = useBrand();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ paddingInline: 1, marginInlineEnd: -1 }}
      >
        {messages.adminLogin.reset}
      </Button>
      <Typography
        id={id}
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ flexBasis: '100%', paddingBlock: open ? 1 : 0 }}
      >
        {open && (
          <>
            <TextLink to={paths.forgotPassword}>Ask for a link</TextLink> that lets you set a new password.
            {email !== '' && (
              <>
                {' '}
                If you no longer have the address you sign in with, write to{' '}
                <TextLink to={`mailto:${email}`}>{email}</TextLink>.
              </>
            )}
          </>
        )}
      </Typography>
    </>
  );
}
