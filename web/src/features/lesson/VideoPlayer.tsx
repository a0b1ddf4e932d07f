import Box from '@mui/material/Box';
import { useState } from 'react';
import { VideoNotice } from './WaitingVideo.tsx';

/** The video site's player, started because the person pressed play. */
export function VideoPlayer({ url, title }: { url: string; title: string }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      {!loaded && <VideoNotice />}
      <Box
        component="iframe"
        ref={takeFocus}
        src={startingAtOnce(url)}
        title={`Video: ${title}`}
        onLoad={() => setLoaded(true)}
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
        // YouTube refuses to play where it is not told which site asks.
        referrerPolicy="strict-origin-when-cross-origin"
        // Everything a player needs, but not the right to take this page elsewhere.
        sandbox="allow-scripts allow-same-origin allow-presentation allow-forms allow-popups allow-popups-to-escape-sandbox"
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 }}
      />
    </>
  );
}

/** The pressed button is gone, so the player takes the focus that it had. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

const knowAutoplay: ReadonlySet<string> = new Set(['www.youtube-nocookie.com', 'player.vimeo.com']);

/** The address with the wish to start at once, on the sites that know it. */
function startingAtOnce(address: string): string {
  const url = new URL(address);
  if (knowAutoplay.has(url.hostname)) url.searchParams.set('autoplay', '1');
  return url.href;
}
