import Box from '@mui/material/Box';
import { brand } from '@padavu/domain/brand';
import { ActionLink } from '@/components/ActionLink.tsx';
import { Drawing } from '@/components/Drawing.tsx';
import { PageIntro } from '@/components/PageIntro.tsx';
import { paths } from '@/lib/paths.ts';

/** Where an unknown address leads (specification 2.1). Whoever is signed in goes on from the sign-in page at once. */
export function ErrorPage() {
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
        <ActionLink to={paths.home}>Go to the home page</ActionLink>
        <ActionLink to={paths.login} look="plain">
          Sign in
        </ActionLink>
      </Box>
    </Box>
  );
}
