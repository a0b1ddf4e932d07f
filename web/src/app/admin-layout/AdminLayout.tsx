import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import type { Role } from '@padavu/domain/user/user';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { Drawing } from '@/components/Drawing.tsx';
import { namePlaceholder } from '@/components/InitialAvatar.tsx';
import { Logo } from '@/components/Logo.tsx';
import { Notices } from '@/components/Notices.tsx';
import { SkipLink } from '@/components/SkipLink.tsx';
import { WholePage } from '@/components/WholePage.tsx';
import { useCommand } from '@/components/use-command.ts';
import { useFocusOnPageChange } from '@/components/use-focus-on-page-change.ts';
import { useKeptFocus } from '@/components/use-kept-focus.ts';
import { useHydrated } from '@/components/use-hydrated.ts';
import { usePendingPage } from '@/components/use-pending-page.ts';
import { adminAccess } from '@/features/session/admin-access.ts';
import { TaughtCourse } from '@/features/course-content/TaughtCourse.tsx';
import { StaffMemberProvider } from '@/features/session/use-staff-member.ts';
import { useSessionRefresh } from '@/features/session/use-session-refresh.ts';
import { afterAdminLogout, loginPath, paths } from '@/lib/paths.ts';
import { setServerTime } from '@/lib/server-clock.ts';
import { storedUser } from '@/lib/session/records.ts';
import type { Session } from '@/lib/session/session.ts';
import { endSession, revokeOwnSession } from '@/lib/session/store.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { AdminMenu } from './AdminMenu.tsx';
import { AdminPageSkeleton } from './AdminPageSkeleton.tsx';
import { ConnectionNotice, StartingNotice } from './ConnectionNotice.tsx';
import { AdminStyles, menuWidth } from './AdminStyles.tsx';
import { useScrollReturn } from './use-scroll-return.ts';

const contentId = 'content';

/**
 * The layout of the admin area. Menu and bar show at once from the stored record, data only after Auth has confirmed
 * the session.
 */
export function AdminLayout() {
  const session = useSession();
  const location = useLocation();
  const page = useMatches().at(-1);
  const main = useFocusOnPageChange(page?.id);
  useKeptFocus();
  useScrollReturn();
  useServerTime();
  const [menuOpen, setMenuOpen] = useState(false);
  const pendingPath = usePendingPage();
  const { leavingTo, signOut } = useSignOut();
  const { expiry, leave } = useSessionRefresh();
  const { name, role } = useStoredRecord();
  const [wasGranted, setWasGranted] = useState(false);

  const address = location.pathname + location.search;
  const decision = adminAccess(session, address);
  if (decision.access === 'granted' && !wasGranted) setWasGranted(true);
  if (expiry === 'shown' && leavingTo === null) return <SessionExpired onLogin={leave} />;
  if (decision.access === 'redirect') {
    const to = leavingTo ?? (wasGranted ? pathAfterSession(session, address) : undefined);
    return <Navigate to={to ?? decision.to} state={decision.because} replace />;
  }

  const closeMenu = () => setMenuOpen(false);
  return (
    <Notices>
      <AdminStyles />
      <SkipLink to={contentId} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: `${menuWidth}px minmax(0, 1fr)` },
          // On a page shorter than the window the bar keeps its own height.
          gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
          flexGrow: 1,
          '@media print': { display: 'block' },
        }}
      >
        <AdminBar onOpenMenu={() => setMenuOpen(true)} />
        <Box component="aside" sx={[onLeaf, { display: { xs: 'none', md: 'block' } }]}>
          <Box sx={{ position: 'sticky', top: 0, height: '100dvh', overflowY: 'auto' }}>
            <AdminMenu name={name} role={role} onSignOut={signOut} />
          </Box>
        </Box>
        <Drawer
          open={menuOpen}
          onClose={closeMenu}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-modal': true,
              'aria-label': 'Menu',
              sx: [onLeaf, { width: menuWidth }],
            },
          }}
        >
          <AdminMenu name={name} role={role} onSignOut={signOut} onClose={closeMenu} />
        </Drawer>
        <Box
          component="main"
          id={contentId}
          ref={main}
          tabIndex={-1}
          sx={{ padding: { xs: 2, sm: 3, lg: 4 }, outline: 'none', minWidth: 0, maxWidth: 'xl' }}
        >
          {decision.access === 'granted' ? (
            <StaffMemberProvider value={decision.staffMember}>
              <ConnectionNotice />
              <TaughtCourse user={decision.staffMember.user}>
                {pendingPath === null ? <Outlet /> : <AdminPageSkeleton pathname={pendingPath} />}
              </TaughtCourse>
            </StaffMemberProvider>
          ) : (
            <>
              <StartingNotice />
              <AdminPageSkeleton pathname={location.pathname} />
            </>
          )}
        </Box>
      </Box>
    </Notices>
  );
}

const pagesLeadingToLogin: ReadonlySet<string> = new Set([paths.adminCategories, paths.adminCourses]);

/**
 * Where an open admin page leads when its session ends: home after a Logout in any tab, and from the categories and the
 * courses to `/login`. Undefined leaves it to the layout's access check.
 */
function pathAfterSession(session: Session, address: string): string | undefined {
  if (session.status !== 'signed-out') return undefined;
  if (session.reason === 'not_authenticated') return afterAdminLogout;
  const page = address.split('?')[0] ?? '';
  return pagesLeadingToLogin.has(page) ? loginPath(session.reason, address) : undefined;
}

/** Signs out and leads to another page. It must not look like an expired session, which would return to this page. */
function useSignOut() {
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const { run: signOut } = useCommand({
    send: async () => {
      setLeavingTo(afterAdminLogout);
      if ((await revokeOwnSession()) === 'refused') setLeavingTo(paths.adminLoginAlias);
      await endSession();
    },
  });
  return { leavingTo, signOut };
}

/** Fetches the server's time once, because forms begin with the present day, and the device's clock may be wrong. */
function useServerTime(): void {
  useEffect(() => {
    void fetchServerTime();
  }, []);
}

async function fetchServerTime(): Promise<void> {
  const sentAt = Date.now();
  const response = await fetch('/api/health', { cache: 'no-store' }).catch(() => undefined);
  const moment = response?.headers.get('Date');
  if (moment) setServerTime(new Date(moment), sentAt, Date.now());
}

/** Name and role in the stored record. Neither is known in the prerendered document. */
function useStoredRecord(): { name: string; role: Role | undefined } {
  const hydrated = useHydrated();
  return hydrated
    ? { name: 'User', role: 'admin', ...storedUser() }
    : { name: namePlaceholder, role: undefined };
}

/** The bar of a small screen, with the button that opens the menu. */
function AdminBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  return (
    <Box component="header" sx={[onLeaf, bar]}>
      <Logo size={32} />
      <IconButton
        color="inherit"
        edge="end"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={onOpenMenu}
      >
        <MenuIcon />
      </IconButton>
    </Box>
  );
}

const bar = {
  display: { xs: 'flex', md: 'none' },
  alignItems: 'center',
  justifyContent: 'space-between',
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  paddingInline: 2,
  paddingBlock: 1,
};

/** The dark palm-leaf background of the menu; in dark mode the cloth colour. The focus ring is brass on both. */
const onLeaf = (theme: Theme) => ({
  backgroundColor: theme.vars?.palette.primary.dark,
  color: theme.vars?.palette.background.default,
  '& :focus-visible, & .MuiButtonBase-root.Mui-focusVisible': {
    outlineColor: theme.vars?.palette.scene.brass,
  },
  ...theme.applyStyles('dark', {
    backgroundColor: theme.vars?.palette.background.paper,
    color: theme.vars?.palette.text.primary,
  }),
});

/** Says that the session could not be renewed, before the sign-in opens. */
function SessionExpired({ onLogin }: { onLogin: () => void }) {
  return (
    <WholePage title={messages.adminLogin.refreshFailed}>
      <Drawing name="scene-waiting" width={260} />
      <Box role="alert">
        <Typography variant="h1">{adminMessages.categories.sessionExpired}</Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {messages.adminLogin.refreshFailed}
        </Typography>
      </Box>
      <Button variant="contained" autoFocus onClick={onLogin}>
        {adminMessages.categories.loginAgain}
      </Button>
    </WholePage>
  );
}
