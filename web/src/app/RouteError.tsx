import Box from '@mui/material/Box';
import { brand } from '@padavu/domain/brand';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ActionButton } from '@/components/ActionButton.tsx';
import { Drawing } from '@/components/Drawing.tsx';

/**
 * What stands in place of a page that broke. A page whose code could not be fetched is most often a lost network or
 * a newer version of the site: loading again mends both. Plain elements, because this is part of every first load.
 */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the one place where a broken page is reported
    console.error('A page failed', error);
  }, [error]);
  const isOnline = navigator.onLine;
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        flexGrow: 1,
        gap: 2,
        padding: 3,
        textAlign: 'center',
      }}
    >
      <title>{`Something went wrong · ${brand.name}`}</title>
      <Drawing name={isOnline ? 'scene-error' : 'scene-offline'} width={320} />
      <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', gap: 1, '& > *': { margin: 0 } }}>
        <Box component="h1" sx={{ typography: 'h1' }}>
          {isOnline ? 'This page ran into a problem' : 'You are offline'}
        </Box>
        <Box component="p" sx={{ typography: 'body1', color: 'text.secondary', maxWidth: '48ch' }}>
          {isOnline
            ? 'It may help to load it again: there may be a newer version.'
            : 'This page needs the network. Load it again when the network is back.'}
        </Box>
      </Box>
      <ActionButton onClick={() => location.reload()}>Load again</ActionButton>
    </Box>
  );
}
