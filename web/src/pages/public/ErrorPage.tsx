import Container from '@mui/material/Container';
import { paths } from '@/lib/paths.ts';
import { LinkButton } from '@/components/LinkButton.tsx';
import { StateView } from '@/components/StateView.tsx';

/** Where an unknown address leads (specification 2.1). */
export function ErrorPage() {
  return (
    <Container component="main" maxWidth="sm" sx={{ paddingBlock: 6 }}>
      <title>Page not found · Padavu</title>
      <StateView
        drawing="scene-error"
        title="This step isn't here"
        action={
          <LinkButton to={paths.login} variant="contained">
            Go to sign in
          </LinkButton>
        }
      >
        The address leads nowhere: it may be mistyped, or the page has moved.
      </StateView>
    </Container>
  );
}
