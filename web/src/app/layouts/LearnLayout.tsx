import Container from '@mui/material/Container';
import { useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { Notices } from '@/components/Notices.tsx';
import { CourseSearchProvider } from '@/features/learner/course-search.ts';
import { courseViewerHandle } from '@/features/learner/header-handle.ts';
import { learnerGate } from '@/features/learner/learner-gate.ts';
import { LearnerFooter } from '@/features/learner/LearnerFooter.tsx';
import { LearnerHeader } from '@/features/learner/LearnerHeader.tsx';
import { NewVersion } from '@/features/learner/NewVersion.tsx';
import { OfflineNotice } from '@/features/learner/OfflineNotice.tsx';
import { OpeningArea } from '@/features/learner/OpeningArea.tsx';
import { SignOutQuestion } from '@/features/learner/SignOutQuestion.tsx';
import { LearnerProvider } from '@/features/learner/use-learner.ts';
import { paths } from '@/lib/paths.ts';
import { storedUser } from '@/lib/session/records.ts';
import type { Session } from '@/lib/session/session.ts';
import { endSession } from '@/lib/session/store.ts';
import { hasUnsentWork } from '@/lib/session/unsent.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { useFocusOnPageChange } from './use-focus-on-page-change.ts';

/** The learner's area: chrome at once from the stored record, data only after Auth has spoken (design decision 1). */
export function LearnLayout() {
  const session = useSession();
  const location = useLocation();
  const page = useMatches().at(-1);
  const main = useFocusOnPageChange(page?.id);
  const name = useStoredName(session);
  const courseSearch = useCourseSearchText();
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);

  const gate = learnerGate(session, location.pathname + location.search);
  if (gate.state === 'elsewhere') return <Navigate to={leaving ? paths.login : gate.to} replace />;

  const signOut = () => {
    setLeaving(true);
    void endSession();
  };
  const signOutUnlessWorkIsLost = async () => {
    if (await hasUnsentWork()) setAsking(true);
    else signOut();
  };
  return (
    <Notices>
      <CourseSearchProvider value={courseSearch}>
        <LearnerHeader
          inCourse={page?.handle === courseViewerHandle}
          name={name}
          onSignOut={() => void signOutUnlessWorkIsLost()}
        />
        <OfflineNotice />
        <Container
          component="main"
          ref={main}
          tabIndex={-1}
          maxWidth="lg"
          sx={{ flexGrow: 1, paddingBlock: { xs: 3, sm: 5 }, outline: 'none', overflowWrap: 'anywhere' }}
        >
          {gate.state === 'open' ? (
            <LearnerProvider value={gate.learner}>
              <Outlet />
            </LearnerProvider>
          ) : (
            <OpeningArea />
          )}
        </Container>
        <LearnerFooter />
        <SignOutQuestion open={asking} onConfirm={signOut} onCancel={() => setAsking(false)} />
        {gate.state === 'open' && <NewVersion />}
      </CourseSearchProvider>
    </Notices>
  );
}

/** The name in the stored record, read again when the session changes, for the session rewrites the record. */
function useStoredName(session: Session): string {
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => storedUser()?.name ?? 'User', [session]);
}

function useCourseSearchText() {
  const [text, search] = useState('');
  return useMemo(() => ({ text, search }), [text]);
}
