import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { messages } from '@padavu/domain/messages';
import { Suspense, lazy, useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { namePlaceholder } from '@/components/InitialAvatar.tsx';
import { Note } from '@/components/Note.tsx';
import { NoticeBar } from '@/components/NoticeBar.tsx';
import { Notices } from '@/components/Notices.tsx';
import { SkipLink } from '@/components/SkipLink.tsx';
import { ProblemView } from '@/components/StateView.tsx';
import { containerStyles } from '@/components/container-styles.ts';
import { useFocusOnPageChange } from '@/components/use-focus-on-page-change.ts';
import { useKeptFocus } from '@/components/use-kept-focus.ts';
import { useHydrated } from '@/components/use-hydrated.ts';
import { usePendingPage } from '@/components/use-pending-page.ts';
import { storeAppOnDevice } from '@/lib/app-on-device.ts';
import { isStorageBlocked } from '@/lib/blocked-storage.ts';
import { isAllSent } from '@/lib/outbox.ts';
import { paths } from '@/lib/paths.ts';
import { storedUser } from '@/lib/session/records.ts';
import { signOut as endOwnSession } from '@/lib/session/store.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { useLate } from '@/lib/use-late.ts';
import { useOnline } from '@/lib/use-online.ts';
import { CourseSearchProvider } from '@/features/learning/course/CourseSearch.tsx';
import { LearnerFooter } from './LearnerFooter.tsx';
import { LearnerHeader } from './LearnerHeader.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { learnerAccess, LearnerProvider } from '@/features/learning/learner-access.ts';
import { learnerPageAt } from './learner-page.ts';
import type { LearnerPage } from './learner-page.ts';
import * as texts from '@/features/learning/texts.ts';
import { useIsDeviceFull } from './use-waiting-entries.ts';

const loadDialog = () => import('./SignOutDialog.tsx').then((part) => ({ default: part.SignOutDialog }));

/**
 * Fetched right after the page: when the dialog opens, the network may be gone, and the service worker may not have its
 * files yet.
 */
const SignOutDialog = lazy(loadDialog);

const { userName } = messages.defaults;

/** Milliseconds that a sign-out waits for progress that is being sent. */
const sendTimeout = 2000;

/** The learner's area. The frame renders at once from the stored record, the pages only once the session is known. */
export function LearnLayout() {
  const session = useSession();
  const location = useLocation();
  const main = useFocusOnPageChange(useMatches().at(-1)?.id);
  useKeptFocus();
  const page = learnerPageAt(location.pathname);
  const pendingPath = usePendingPage();
  const hydrated = useHydrated();
  // The HTML document is built without a name.
  const name = hydrated ? (storedUser()?.name ?? userName) : namePlaceholder;
  const courseSearch = useCourseSearchText();
  const [isSigningOut, setSigningOut] = useState(false);
  const [isConfirming, setConfirming] = useState(false);

  const decision = learnerAccess(session, location.pathname + location.search);
  useEffect(() => {
    if (decision.access === 'granted') loadDialog().catch(() => undefined);
  }, [decision.access]);
  if (decision.access === 'redirect')
    return <Navigate to={isSigningOut ? paths.login : decision.to} replace />;

  const signOut = () => {
    setSigningOut(true);
    void endOwnSession();
  };
  const signOutOrConfirm = async () => {
    if (await isAllSent(sendTimeout)) return signOut();
    // Without the code of the dialog, the browser's own dialog asks.
    const hasDialog = await loadDialog().catch(() => null);
    if (hasDialog) setConfirming(true);
    else if (confirm(texts.signOutLoses)) signOut();
  };
  return (
    <Notices>
      <SkipLink to="content" />
      <CourseSearchProvider value={courseSearch}>
        <LearnerHeader inCourse={page === 'course'} name={name} onSignOut={() => void signOutOrConfirm()} />
        <OfflineNotice />
        <NoStorageNotice />
        <Box
          component="main"
          id="content"
          ref={main}
          tabIndex={-1}
          sx={[
            containerStyles,
            {
              flexGrow: 1,
              // Keeps the footer below the window while the content above it loads.
              minHeight: '100dvh',
              paddingBlock: { xs: 3, sm: 5 },
              outline: 'none',
              overflowWrap: 'anywhere',
              // Only the content of a page is printed.
              '@media print': {
                minHeight: 0,
                '.MuiButtonBase-root, nav, [aria-selected="false"]': { display: 'none' },
              },
            },
          ]}
        >
          {decision.access === 'granted' ? (
            <LearnerProvider value={decision.learner}>
              {pendingPath === null || learnerPageAt(pendingPath) === page ? (
                <Outlet />
              ) : (
                <PageSkeleton page={learnerPageAt(pendingPath)} text={texts.oneMoment} />
              )}
            </LearnerProvider>
          ) : (
            <OpeningArea page={page} />
          )}
        </Box>
        <LearnerFooter />
        {isConfirming && (
          <Suspense>
            <SignOutDialog open onConfirm={signOut} onCancel={() => setConfirming(false)} />
          </Suspense>
        )}
        {decision.access === 'granted' && <NewVersion />}
      </CourseSearchProvider>
    </Notices>
  );
}

/**
 * The area before the session is known: on a first visit, or right after an approval. It reports a network problem when
 * there is no response in time, and still opens when the response arrives.
 */
export function OpeningArea({ page }: { page: LearnerPage }) {
  const { isLate } = useLate('session');
  if (!isLate) return <PageSkeleton page={page} text={texts.oneMoment} />;
  return (
    <ProblemView
      message={messages.login.network}
      onRetry={() => location.reload()}
      retryLabel={learnerMessages.courseViewer.retry}
    />
  );
}

function useCourseSearchText() {
  const [text, search] = useState('');
  return useMemo(() => ({ text, search }), [text]);
}

/**
 * Says while there is no network what works without one. The status element is rendered before it has a text, so that
 * screen readers announce the text.
 */
function OfflineNotice() {
  const online = useOnline();
  const isDeviceFull = useIsDeviceFull();
  return (
    <Box role="status">
      {!online && (
        <Box sx={[containerStyles, { paddingTop: 2 }]}>
          <Note role="presentation" glyph="offline">
            <strong>{texts.offline}</strong> {isDeviceFull ? texts.noRoom : texts.keptHere}
          </Note>
        </Box>
      )}
    </Box>
  );
}

function NoStorageNotice() {
  const hydrated = useHydrated();
  if (!hydrated || !isStorageBlocked()) return null;
  return (
    <Box sx={[containerStyles, { paddingTop: 2 }]}>
      <Note role="note">{messages.login.nothingKept}</Note>
    </Box>
  );
}

/** Keeps the learner's area on the device, and offers a newer version of it when there is one. */
function NewVersion() {
  const [offer, setOffer] = useState<{ reload: () => void } | null>(null);

  useEffect(() => {
    // Waits until the page has what it needs: on a slow network the lesson comes first.
    const keep = () => {
      storeAppOnDevice((reload) => setOffer({ reload })).catch(() => undefined);
    };
    const timer = setTimeout(keep, keepDelay);
    return () => clearTimeout(timer);
  }, []);

  if (offer === null) return null;
  return (
    <NoticeBar
      severity="info"
      corner="end"
      text={texts.newVersion}
      actions={
        <>
          <Button color="inherit" onClick={offer.reload}>
            {texts.reload}
          </Button>
          <Button color="inherit" onClick={() => setOffer(null)}>
            {texts.later}
          </Button>
        </>
      }
    />
  );
}

/** Milliseconds. */
const keepDelay = 2000;
