import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { messages } from '@padavu/domain/messages';
import { Note } from '@/components/Note.tsx';
import { PageIntro } from '@/components/PageIntro.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { AdminLoginForm } from '@/features/sign-in/AdminLoginForm.tsx';
import { useAdminLogin } from '@/features/sign-in/use-admin-login.ts';
import { paths } from '@/lib/paths.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { LetIn } from './LetIn.tsx';

/** The administrators' sign-in page, at both its addresses (specification 2.10). */
export function AdminLoginPage() {
  const session = useSession();
  const { attempt, login, refuse } = useAdminLogin();
  const person = session.status === 'signed-in' ? session : null;

  if (person?.access === 'admin') return <LetIn access="admin" email={person.user.email} />;
  // Approved, but the token does not say so yet: the session renews it.
  const isEntering = person?.user.role === 'admin' && person.user.isApproved;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <title>{`${messages.adminLogin.title} · ${brand.name}`}</title>
      <meta name="description" content={`${brand.name}. ${brand.adminTagline}.`} />
      <PageIntro title={messages.adminLogin.title}>{brand.adminTagline}</PageIntro>
      {person?.access === 'learner' && attempt.state === 'idle' && (
        <Note role="status">
          You are signed in as {person.user.name}, a learner. This page is for administrators.{' '}
          <TextLink to={paths.learnerDashboard}>Go to your dashboard</TextLink>
        </Note>
      )}
      <AdminLoginForm
        attempt={isEntering ? { state: 'working' } : attempt}
        onSubmit={(credentials) => void login(credentials)}
        onRefused={refuse}
      />
      <Typography>
        You learn here? <TextLink to={paths.login}>Sign in as a learner</TextLink>
      </Typography>
    </Box>
  );
}
