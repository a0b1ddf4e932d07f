import Box from '@mui/material/Box';
import { brand } from '@padavu/domain/brand';
import { Drawing } from '@/components/Drawing.tsx';
import { LinkButton } from '@/components/LinkButton.tsx';
import { PageIntro } from '@/components/PageIntro.tsx';
import { paths } from '@/lib/paths.ts';
import { storedUser } from '@/lib/session/records.ts';

/** Where an unknown address leads (specification 2.1): says so, and leads on to where the person belongs. */
export function ErrorPage() {
  const user = storedUser();
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        flexGrow: 1,
        gap: 4,
        padding: 3,
        textAlign: 'center',
      }}
    >
      <title>{`Page not found · ${brand.name}`}</title>
      <Drawing name="scene-error" width={360} ratio="4 / 3" />
      <PageIntro title="This step isn't here">
        The address leads nowhere: it may be mistyped, or the page has moved.
      </PageIntro>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        {user?.status === 'approved' ? (
          <LinkButton
            to={user.role === 'admin' ? paths.adminDashboard : paths.learnerDashboard}
            variant="contained"
            size="large"
          >
            Go to your dashboard
          </LinkButton>
        ) : (
          <>
            <LinkButton to={paths.home} variant="contained" size="large">
              Go to the home page
            </LinkButton>
            <LinkButton to={paths.login} variant="outlined" size="large">
              Sign in
            </LinkButton>
          </>
        )}
      </Box>
    </Box>
  );
}
