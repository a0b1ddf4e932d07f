import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ProblemView } from '@/components/StateView.tsx';

/**
 * What stands in place of a page that broke. A page whose code could not be fetched is most often a lost network or
 * a newer version of the site: loading again mends both.
 */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the one place where a broken page is reported
    console.error('A page failed', error);
  }, [error]);
  return (
    <Container component="main" maxWidth="sm">
      <title>Something went wrong · Padavu</title>
      <ProblemView
        message={
          navigator.onLine ? 'This page ran into a problem.' : 'This page needs the network, and it is away.'
        }
        action={
          <Button variant="contained" onClick={() => location.reload()}>
            Load again
          </Button>
        }
      />
    </Container>
  );
}
