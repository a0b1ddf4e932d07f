import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Suspense, lazy, useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { nameToCome } from '@/components/InitialAvatar.tsx';
import { Note } from '@/components/Note.tsx';
import { NoticeBar } from '@/components/NoticeBar.tsx';
import { Notices } from '@/components/Notices.tsx';
import { SkipLink } from '@/components/SkipLink.tsx';
import { useFocusOnPageChange } from '@/components/use-focus-on-page-change.ts';
import { useHydrated } from '@/components/use-hydrated.ts';
import { usePendingPage } from '@/components/use-pending-page.ts';
import { keepAppOnDevice } from '@/lib/app-on-device.ts';
import { paths } from '@/lib/paths.ts';
import { storedUser } from '@/lib/session/records.ts';
import type { Session } from '@/lib/session/session.ts';
import { signOut as endOwnSession } from '@/lib/session/store.ts';
import { hasUnsentWork } from '@/lib/session/unsent.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { useOnline } from '@/lib/use-online.ts';
import { LearnerFooter } from './LearnerFooter.tsx';
import { LearnerHeader } from './LearnerHeader.tsx';
import { OpeningArea } from './OpeningArea.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { CourseSearchProvider } from './course-search.ts';
import { learnerGate } from './learner-gate.ts';
import { learnerPageAt } from './learner-page.ts';
import { LearnerProvider } from './use-learner.ts';

const loadQuestion = async () => ({
  default: (await import('./SignOutQuestion.tsx')).SignOutQuestion,
});

/** Fetched after the page: the network may be gone when it is asked, before the service worker has its files. */
const SignOutQuestion = lazy(loadQuestion);

/** The learner's area: chrome at once from the stored record, data only after Auth has spoken. */
export function LearnLayout() {
  const session = useSession();
  const location = useLocation();
  const main = useFocusOnPageChange(useMatches().at(-1)?.id);
  const page = learnerPageAt(location.pathname);
  const onItsWay = usePendingPage();
  const name = useStoredName(session);
  const courseSearch = useCourseSearchText();
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);

  const gate = learnerGate(session, location.pathname + location.search);
  useEffect(() => {
    if (gate.state === 'open') loadQuestion().catch(() => undefined);
  }, [gate.state]);
  if (gate.state === 'elsewhere') return <Navigate to={leaving ? paths.login : gate.to} replace />;

  const signOut = () => {
    setLeaving(true);
    void endOwnSession();
  };
  const signOutUnlessWorkIsLost = async () => {
    if (await hasUnsentWork()) setAsking(true);
    else signOut();
  };
  return (
    <Notices>
      <SkipLink to="content" />
      <CourseSearchProvider value={courseSearch}>
        <LearnerHeader
          inCourse={page === 'course'}
          name={name}
          onSignOut={() => void signOutUnlessWorkIsLost()}
        />
        <OfflineNotice />
        <Container
          component="main"
          id="content"
          ref={main}
          tabIndex={-1}
          maxWidth="lg"
          sx={{
            flexGrow: 1,
            // The footer stays below the window, whatever is still to come above it.
            minHeight: '100dvh',
            paddingBlock: { xs: 3, sm: 5 },
            outline: 'none',
            overflowWrap: 'anywhere',
          }}
        >
          {gate.state === 'open' ? (
            <LearnerProvider value={gate.learner}>
              {onItsWay === null || learnerPageAt(onItsWay) === page ? (
                <Outlet />
              ) : (
                <PageSkeleton page={learnerPageAt(onItsWay)} text="One moment..." />
              )}
            </LearnerProvider>
          ) : (
            <OpeningArea page={page} />
          )}
        </Container>
        <LearnerFooter />
        {asking && (
          <Suspense>
            <SignOutQuestion open onConfirm={signOut} onCancel={() => setAsking(false)} />
          </Suspense>
        )}
        {gate.state === 'open' && <NewVersion />}
      </CourseSearchProvider>
    </Notices>
  );
}

/**
 * The name in the stored record, read again when the session changes, for the session rewrites the record. The document
 * is made without one.
 */
function useStoredName(session: Session): string {
  const hydrated = useHydrated();
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => (hydrated ? (storedUser()?.name ?? 'User') : nameToCome), [hydrated, session]);
}

function useCourseSearchText() {
  const [text, search] = useState('');
  return useMemo(() => ({ text, search }), [text]);
}

/** Says while there is no network what still works, and what does not. It stands there before it has something to say. */
function OfflineNotice() {
  const online = useOnline();
  return (
    <Box role="status">
      {!online && (
        <Container maxWidth="lg" sx={{ paddingTop: 2 }}>
          <Note role="presentation" glyph="offline">
            <strong>You are offline.</strong> Your course and your progress are on this device. What you
            complete is sent when the network is back. Videos need the network.
          </Note>
        </Container>
      )}
    </Box>
  );
}

/** Keeps the learner's area on the device, and offers a newer version of it when there is one. */
function NewVersion() {
  const [offer, setOffer] = useState<{ reload: () => void } | null>(null);

  useEffect(() => {
    // After the page itself has what it needs: on a slow network the lesson comes first.
    const keep = () => {
      keepAppOnDevice((reload) => setOffer({ reload })).catch(() => undefined);
    };
    const timer = setTimeout(keep, afterThePage);
    return () => clearTimeout(timer);
  }, []);

  if (offer === null) return null;
  return (
    <NoticeBar
      severity="info"
      corner="end"
      text="There is a new version of this site."
      actions={
        <>
          <Button color="inherit" onClick={offer.reload}>
            Reload
          </Button>
          <Button color="inherit" onClick={() => setOffer(null)}>
            Later
          </Button>
        </>
      }
    />
  );
}

/** Milliseconds. */
const afterThePage = 2000;
