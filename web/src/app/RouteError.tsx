import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ActionButton } from '@/components/ActionButton.tsx';
import { Drawing } from '@/components/Drawing.tsx';
import { WholePage } from '@/components/WholePage.tsx';
import * as texts from '@/components/texts.ts';

/**
 * Replaces a page that failed. Code that could not be fetched usually means a lost network or a newer version of the
 * site, and loading again fixes both. Plain elements, because this is part of every first load.
 */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the one place where a broken page is reported
    console.error('A page failed', error);
  }, [error]);
  const isOnline = navigator.onLine;
  return (
    <WholePage title={texts.wrong}>
      <Drawing name={isOnline ? 'scene-error' : 'scene-offline'} width={320} />
      <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', gap: 1, '& > *': { margin: 0 } }}>
        <Box component="h1" sx={{ typography: 'h1' }}>
          {isOnline ? texts.problem : texts.offline}
        </Box>
        <Box component="p" sx={{ typography: 'body1', color: 'text.secondary', maxWidth: '48ch' }}>
          {isOnline ? texts.newerVersion : texts.needsConnection}
        </Box>
      </Box>
      <ActionButton onClick={() => location.reload()}>{texts.loadAgain}</ActionButton>
    </WholePage>
  );
}
