import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { messages } from '@padavu/domain/messages';
import { ForgotPasswordForm as Schema } from '@padavu/domain/user/password-reset';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ActionButton } from '@/components/ActionButton.tsx';
import { ArrivalHeading } from '@/components/ArrivalHeading.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { PageIntro } from '@/components/PageIntro.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { useHydrated } from '@/components/use-hydrated.ts';
import { usePageForm } from '@/components/use-page-form.ts';
import { paths } from '@/lib/paths.ts';
import { sendResetLink } from '@/lib/session/password-reset.ts';
import { failureOf, resetMessage } from './reset-message.ts';
import * as texts from './texts.ts';

const { passwordReset } = messages;

/** Sends a link for a new password. The response is the same whether or not an account has the address. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const correct = () => {
    flushSync(() => setSentTo(null));
    form.current?.querySelector('input')?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <PageTitle>{passwordReset.forgotTitle}</PageTitle>
      <meta name="description" content={texts.resetDescription} />
      {sentTo === null ? (
        <PageIntro title={passwordReset.forgotTitle}>{texts.forgotIntro}</PageIntro>
      ) : (
        <ArrivalHeading>{passwordReset.forgotTitle}</ArrivalHeading>
      )}
      {/* Stays mounted, so that the address is still there to be corrected. */}
      <div ref={form} hidden={sentTo !== null}>
        <ForgotPasswordForm onSent={setSentTo} />
      </div>
      {sentTo !== null && (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <FormMessage kind="success">{passwordReset.sent}</FormMessage>
          <Typography color="textSecondary">{fillPlaceholders(texts.weWrote, { email: sentTo })}</Typography>
          <ActionButton variant="plain" onClick={correct}>
            {texts.anotherAddress}
          </ActionButton>
        </Box>
      )}
      <Typography>
        {texts.youRemember} <TextLink to={paths.login}>{texts.signIn}</TextLink>
      </Typography>
    </Box>
  );
}

/** Asks for the address. `onSent` receives it, whether or not an account has it. */
function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { register, handleSubmit, setError, formState, frame } = usePageForm<Schema>({
    resolver: zodResolver(Schema),
  });
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
      {...frame}
      noValidate
      aria-label={messages.passwordReset.forgotTitle}
      onSubmit={(event) => void handleSubmit(send)(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <TextInput
        label={texts.email}
        type="email"
        autoComplete="username"
        required
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
