import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { messages } from '@padavu/domain/messages';
import type { PendingRegistration } from '@padavu/domain/user/registration';
import type { LoginForm as Credentials } from '@padavu/domain/user/sign-in';
import { LoginForm as Schema } from '@padavu/domain/user/sign-in';
import { Suspense, useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton.tsx';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { FilledText } from '@/components/FilledText.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { PasswordInput } from '@/components/PasswordInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { useHydrated } from '@/components/use-hydrated.ts';
import { usePageForm } from '@/components/use-page-form.ts';
import { PaymentChatLoading } from '@/features/registration/PaymentChatLoading.tsx';
import { storedRegistration } from '@/features/registration/pending-registration.ts';
import { isStorageBlocked } from '@/lib/blocked-storage.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import { paths } from '@/lib/paths.ts';
import { useOnline } from '@/lib/use-online.ts';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import { SignInIntro } from './SignInIntro.tsx';
import type { Attempt } from './use-attempt.ts';
import { usePrefilledEmail } from './use-prefilled-email.ts';
import * as texts from './texts.ts';

/** Loaded on demand, because it includes the schema of the courses and the library for queries. */
const PaymentChat = lazyPart(() =>
  import('@/features/registration/PaymentChat.tsx').then((part) => part.PaymentChat),
);

type LoginViewProps = {
  reason: string | null;
  attempt: Attempt;
  onSubmit: (credentials: Credentials) => Promise<void>;
};

/** The sign-in form with notes for the visitor. */
export function LoginView({ reason, attempt, onSubmit }: LoginViewProps) {
  const hydrated = useHydrated();
  const registration = useMemo(() => (hydrated ? storedRegistration() : null), [hydrated]);
  const online = useOnline();
  const notes = [
    attempt.state === 'idle' && reason,
    !online && messages.login.offline,
    isStorageBlocked() && messages.login.nothingKept,
  ].filter(Boolean);
  // After registering it comes first: it has the link to the payment chat, which many browsers do not let a page open.
  const pending = registration && <PendingRegistrationCard registration={registration} />;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <SignInIntro
        title={messages.login.title}
        greeting={texts.welcomeBack}
        note={notes.join(' ')}
        glyph={online ? 'info' : 'offline'}
      />
      {reason && pending}
      <SecondFactorStep attempt={attempt}>
        <LoginForm attempt={attempt} onSubmit={(credentials) => void onSubmit(credentials)} />
      </SecondFactorStep>
      {!reason && pending}
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography>
          <TextLink to={paths.forgotPassword}>{texts.forgotPassword}</TextLink>
        </Typography>
        <Typography>
          {texts.newHere} <TextLink to={paths.register}>{texts.createAccount}</TextLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {texts.runTheSchool} <TextLink to={paths.adminLoginAlias}>{texts.adminSignIn}</TextLink>
        </Typography>
      </Box>
    </Box>
  );
}

type LoginFormProps = { attempt: Attempt; onSubmit: (credentials: Schema) => void };

/** The button is enabled once the form is valid. */
function LoginForm({ attempt, onSubmit }: LoginFormProps) {
  const { register, handleSubmit, getValues, setValue, formState, frame, isAutofilled } = usePageForm<Schema>(
    { resolver: zodResolver(Schema), mode: 'onTouched' },
  );
  usePrefilledEmail({
    fill: (email, isRemembered) => {
      if (getValues('email')) return;
      setValue('email', email, { shouldValidate: true });
      if (isRemembered) setValue('rememberMe', true);
    },
    otherwise: () => storedRegistration()?.email,
  });
  const { errors, isValid } = formState;
  const isWorking = attempt.state === 'working';
  return (
    <Box
      component="form"
      {...frame}
      noValidate
      aria-label={messages.login.title}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
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
      <PasswordInput
        label={texts.password}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <CheckboxInput label={texts.rememberMe} {...register('rememberMe')} />
      {attempt.state === 'refused' && <FormMessage kind="error">{attempt.message}</FormMessage>}
      <ActionButton type="submit" disabled={!(isValid || isAutofilled) || isWorking}>
        {isWorking ? messages.login.submitting : messages.login.submit}
      </ActionButton>
    </Box>
  );
}

/** Shows a registration made on this device, with a link to its payment chat. */
function PendingRegistrationCard({ registration }: { registration: PendingRegistration }) {
  const { course, title = course, price, paymentReference } = registration;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={texts.yourRegistration}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', padding: 2.5, bgcolor: 'primary.light' }}
    >
      <div>
        <Typography variant="h4" component="p">
          {fillPlaceholders(texts.registeredFor, { course: title })}
        </Typography>
        {price !== 0 && paymentReference && (
          <Typography variant="body2" color="textSecondary">
            <FilledText text={texts.paymentReference} values={{ reference: <b>{paymentReference}</b> }} />
          </Typography>
        )}
      </div>
      <Suspense fallback={<PaymentChatLoading />}>
        <PaymentChat variant="outlined" registrationIn={() => registration} />
      </Suspense>
    </Paper>
  );
}
