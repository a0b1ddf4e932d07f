import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { messages } from '@padavu/domain/messages';
import type { LoginForm as Credentials } from '@padavu/domain/session';
import { useState } from 'react';
import { Note } from '@/components/Note.tsx';
import { PageIntro } from '@/components/PageIntro.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { PendingRegistrationCard } from '@/features/registration/PendingRegistrationCard.tsx';
import { storedRegistration } from '@/features/registration/pending-registration.ts';
import type { Attempt } from '@/features/sign-in/attempt.ts';
import { LoginForm } from '@/features/sign-in/LoginForm.tsx';
import { paths } from '@/lib/paths.ts';

type LoginViewProps = {
  reason: string | null;
  attempt: Attempt;
  onSubmit: (credentials: Credentials) => Promise<void>;
};

/** The sign-in form with what a visitor should know before it. */
export function LoginView({ reason, attempt, onSubmit }: LoginViewProps) {
  const [registration] = useState(storedRegistration);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <PageIntro title={messages.login.title}>Welcome back. Your next step is waiting.</PageIntro>
      {reason && attempt.state === 'idle' && <Note role="status">{reason}</Note>}
      {registration && <PendingRegistrationCard registration={registration} />}
      <LoginForm attempt={attempt} onSubmit={(credentials) => void onSubmit(credentials)} />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography>
          <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
        </Typography>
        <Typography>
          New here? <TextLink to={paths.register}>Create an account</TextLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          You run the school? <TextLink to={paths.adminLoginAlias}>Admin sign in</TextLink>
        </Typography>
      </Box>
    </Box>
  );
}
