import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { registerMessages } from '@padavu/domain/public-messages';
import type { PendingRegistration } from '@padavu/domain/registration';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageIntro } from '@/components/PageIntro.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { useHydrated } from '@/components/use-hydrated.ts';
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
  // The page is made without a query: the course that was asked for shows as soon as the browser has taken it over.
  const course = useHydrated() ? requestedCourse(query) : undefined;
  const [registration, setRegistration] = useState<PendingRegistration | null>(null);
  return (
    <>
      <title>{`${registerMessages.title} · ${brand.name}`}</title>
      <meta
        name="description"
        content={`Register with ${brand.name}: choose a course, pay in a chat with us, and begin when your account is approved.`}
      />
      {registration ? (
        <Suspense>
          <RegistrationDone registration={registration} onGoOn={() => void navigate(loginPath('pending'))} />
        </Suspense>
      ) : (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <PageIntro title={registerMessages.title} />
          <RegistrationSteps current={1} />
          <RegistrationForm course={course} onRegistered={setRegistration} />
          <Typography>
            Already registered? <TextLink to={paths.login}>Sign in</TextLink>
          </Typography>
        </Box>
      )}
    </>
  );
}
