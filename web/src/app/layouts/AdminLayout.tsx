import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { Notices } from '@/components/Notices.tsx';
import { SkipLink } from '@/components/SkipLink.tsx';
import { LoadingView } from '@/components/StateView.tsx';
import { useCommand } from '@/components/use-command.ts';
import { adminGate } from '@/features/admin/admin-gate.ts';
import { AdminBar } from '@/features/admin/AdminBar.tsx';
import { AdminMenu } from '@/features/admin/AdminMenu.tsx';
import { ConnectionNotice } from '@/features/admin/ConnectionNotice.tsx';
import { DeskStyles, menuWidth } from '@/features/admin/DeskStyles.tsx';
import { onLeaf } from '@/features/admin/on-leaf.ts';
import { revokeSession } from '@/features/admin/revoke-session.ts';
import { SessionExpired } from '@/features/admin/SessionExpired.tsx';
import { AdministratorProvider } from '@/features/admin/use-administrator.ts';
import { useSessionRefresh } from '@/features/admin/use-session-refresh.ts';
import { afterAdminLogout, loginPath, paths } from '@/lib/paths.ts';
import { storedUser } from '@/lib/session/records.ts';
import type { Session } from '@/lib/session/session.ts';
import { endSession } from '@/lib/session/store.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { useFocusOnPageChange } from './use-focus-on-page-change.ts';

const content = 'content';

/** The administrator's desk (specification 2.11): chrome at once from the stored record, data only after Auth has spoken. */
export function AdminLayout() {
  const session = useSession();
  const location = useLocation();
  const page = useMatches().at(-1);
  const main = useFocusOnPageChange(page?.id);
  const [menuOpen, setMenuOpen] = useState(false);
  const { leavingTo, signOut } = useSignOut();
  const { expiry, leave } = useSessionRefresh();
  const name = useStoredName(session);
  const [wasOpen, setWasOpen] = useState(false);

  const address = location.pathname + location.search;
  const gate = adminGate(session, address);
  if (gate.state === 'open' && !wasOpen) setWasOpen(true);
  if (expiry === 'shown' && leavingTo === null) return <SessionExpired onLogin={leave} />;
  if (gate.state === 'elsewhere') {
    const to = leavingTo ?? (wasOpen ? afterTheDesk(session, address) : undefined);
    return <Navigate to={to ?? gate.to} replace />;
  }

  const closeMenu = () => setMenuOpen(false);
  return (
    <Notices>
      <DeskStyles />
      <SkipLink to={content} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: `${menuWidth}px minmax(0, 1fr)` },
          // On a page shorter than the window the bar stays a bar.
          gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
          flexGrow: 1,
          '@media print': { display: 'block' },
        }}
      >
        <AdminBar onOpenMenu={() => setMenuOpen(true)} />
        <Box component="aside" sx={[onLeaf, { display: { xs: 'none', md: 'block' } }]}>
          <Box sx={{ position: 'sticky', top: 0, height: '100dvh', overflowY: 'auto' }}>
            <AdminMenu name={name} onSignOut={signOut} />
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
          <AdminMenu name={name} onSignOut={signOut} onClose={closeMenu} />
        </Drawer>
        <Box
          component="main"
          id={content}
          ref={main}
          tabIndex={-1}
          sx={{ padding: { xs: 2, sm: 3, lg: 4 }, outline: 'none', minWidth: 0, maxWidth: 'xl' }}
        >
          {gate.state === 'open' ? (
            <AdministratorProvider value={gate.administrator}>
              <ConnectionNotice />
              <Outlet />
            </AdministratorProvider>
          ) : (
            <LoadingView text="One moment..." />
          )}
        </Box>
      </Box>
    </Notices>
  );
}

const toLogin: ReadonlySet<string> = new Set([paths.adminCategories, paths.adminCourses]);

/**
 * Where an open desk leads when its session ends: home after a Logout, in whichever tab, and from the categories and the
 * courses to the sign-in page that the specification names for them (section 4, "Auth failure", and 8, "Course service");
 * otherwise where the gate says.
 */
function afterTheDesk(session: Session, address: string): string | undefined {
  if (session.status !== 'signed-out') return undefined;
  if (session.reason === 'not_authenticated') return afterAdminLogout;
  const page = address.split('?')[0] ?? '';
  return toLogin.has(page) ? loginPath(session.reason, address) : undefined;
}

/** Signing out, and where that leads: it must not look like a session that ran out, which comes back to this page. */
function useSignOut() {
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const { run: signOut } = useCommand(async () => {
    setLeavingTo(afterAdminLogout);
    const revoked = await revokeSession();
    if (!revoked) setLeavingTo(paths.adminLoginAlias);
    await endSession();
  });
  return { leavingTo, signOut };
}

/** The name in the stored record, read again when the session changes, for the session rewrites the record. */
function useStoredName(session: Session): string {
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => storedUser()?.name ?? 'User', [session]);
}
