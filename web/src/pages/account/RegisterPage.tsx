import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { messages } from '@padavu/domain/messages';
import type { PendingRegistration } from '@padavu/domain/registration';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageIntro } from '@/components/PageIntro.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { RegistrationForm } from '@/features/registration/RegistrationForm.tsx';
import { RegistrationSteps } from '@/features/registration/RegistrationSteps.tsx';
import { requestedCourse } from '@/features/registration/requested-course.ts';
import { loginPath, paths } from '@/lib/paths.ts';

/** Comes with what checks and sends the form, so it is there before it is needed. */
const RegistrationDone = lazy(async () => ({
  default: (await import('@/features/registration/registration-desk.ts')).RegistrationDone,
}));

/** Creating an account (specification 2.9). Loads no Firebase code: registering is one call. */
export function RegisterPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [registration, setRegistration] = useState<PendingRegistration | null>(null);
  return (
    <>
      <title>{`${messages.register.title} · ${brand.name}`}</title>
      {registration ? (
        <Suspense>
          <RegistrationDone registration={registration} onGoOn={() => void navigate(loginPath('pending'))} />
        </Suspense>
      ) : (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <PageIntro title={messages.register.title} />
          <RegistrationSteps current={1} />
          <RegistrationForm course={requestedCourse(query)} onRegistered={setRegistration} />
          <Typography>
            Already registered? <TextLink to={paths.login}>Sign in</TextLink>
          </Typography>
        </Box>
      )}
    </>
  );
}
