import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { findPublicCourse } from '@padavu/domain/catalogue/public-courses';
import type { PublicCourse } from '@padavu/domain/catalogue/public-courses';
import { registerMessages } from '@padavu/domain/public-messages';
import type { PendingRegistration } from '@padavu/domain/registration';
import { Suspense, lazy, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageIntro } from '@/components/PageIntro.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { useHydrated } from '@/components/use-hydrated.ts';
import { loginPath, paths } from '@/lib/paths.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationSteps } from './RegistrationSteps.tsx';

/** Loads together with the form's validation, so it is ready before it is needed. */
const RegistrationDone = lazy(async () => ({
  default: (await import('./registration-form.ts')).RegistrationDone,
}));

/** The registration page. It loads no Firebase code: registering is one call. */
export function RegisterPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // The prerendered page has no query, so the requested course shows after hydration.
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

/**
 * The course that a link to the registration page names by `courseId` (a slug or an id) or `title`.
 * The price comes from the catalogue: a link cannot make a course cheaper.
 */
function requestedCourse(query: URLSearchParams): PublicCourse | undefined {
  return findPublicCourse(query.get('courseId') ?? '') ?? findPublicCourse(query.get('title') ?? '');
}
