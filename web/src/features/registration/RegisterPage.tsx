import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { registerMessages } from '@padavu/domain/site/public-messages';
import type { PendingRegistration } from '@padavu/domain/user/registration';
import type { SiteContent, SiteCourse } from '@padavu/domain/site/site';
import { findSiteCourse } from '@padavu/domain/site/site-course';
import { Suspense, lazy, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageIntro } from '@/components/PageIntro.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { useHydrated } from '@/components/use-hydrated.ts';
import { loginPath, paths } from '@/lib/paths.ts';
import { useSite } from '@/lib/site-content.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import * as texts from './texts.ts';

/** Loads together with the form's validation, so it is ready before it is needed. */
const RegistrationDone = lazy(() =>
  import('./registration-form.ts').then((part) => ({ default: part.RegistrationDone })),
);

/** The registration page. It loads no Firebase code: registering is one call. */
export function RegisterPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const site = useSite();
  const { school } = site;
  const openCourses = site.courses.filter(({ openForRegistration }) => openForRegistration);
  const closedText = school.registration.open
    ? openCourses.length === 0 && texts.noOpenCourse
    : school.registration.closedText || registerMessages.closed;
  // The prerendered page has no query, so the requested course shows after hydration.
  const hydrated = useHydrated();
  const course = hydrated ? requestedCourse(query, site) : undefined;
  const code = hydrated ? (query.get('code') ?? '') : '';
  const [registration, setRegistration] = useState<PendingRegistration | null>(null);
  return (
    <>
      <title>{`${registerMessages.title} · ${school.name}`}</title>
      <meta name="description" content={fillPlaceholders(texts.description, { name: school.name })} />
      {registration ? (
        <Suspense>
          <RegistrationDone registration={registration} onGoOn={() => void navigate(loginPath('pending'))} />
        </Suspense>
      ) : (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <PageIntro title={registerMessages.title} />
          {closedText ? (
            <Typography sx={{ whiteSpace: 'pre-line' }}>{closedText}</Typography>
          ) : (
            <>
              <RegistrationSteps current={1} />
              <RegistrationForm
                courses={openCourses}
                course={course}
                code={code}
                onRegistered={setRegistration}
              />
            </>
          )}
          <Typography>
            {texts.alreadyRegistered} <TextLink to={paths.login}>{texts.signIn}</TextLink>
          </Typography>
        </Box>
      )}
    </>
  );
}

/**
 * The course that a link to the registration page names by `courseId` (a slug, a former slug, or an id) or by `title`.
 * The price comes from the site: a link cannot make a course cheaper.
 */
function requestedCourse(
  query: URLSearchParams,
  { courses, redirects }: SiteContent,
): SiteCourse | undefined {
  const id = query.get('courseId') ?? '';
  const currentSlug = Object.hasOwn(redirects, id) ? redirects[id] : id;
  return findSiteCourse(courses, currentSlug ?? id) ?? findSiteCourse(courses, query.get('title') ?? '');
}
