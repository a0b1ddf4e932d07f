import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { messages } from '@padavu/domain/messages';
import { readVideo } from '@padavu/domain/video';
import type { Playback } from '@padavu/domain/watching';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Spinner } from '@/components/Spinner.tsx';
import type { Listen } from './player/listen.ts';

type VideoPlayerProps = {
  videoUrl: string;
  /** The player's own address for it. */
  address: string;
  title: string;
  onPlayback: (playback: Playback) => void;
};

/** The video site's player, started because the person pressed play. */
export function VideoPlayer({ videoUrl, address, title, onPlayback }: VideoPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const tell = useEffectEvent(onPlayback);

  // The pressed button is gone, so the player takes the focus that it had.
  useEffect(() => frame.current?.focus(), []);

  useEffect(() => {
    let close = () => {};
    let gone = false;
    const hear = async () => {
      const listen = await listenerOf(videoUrl);
      if (gone || !frame.current) return;
      close = await listen(frame.current, (playback) => !gone && tell(playback));
      if (gone) close();
    };
    // A player that cannot be heard still plays.
    hear().catch(() => undefined);
    return () => {
      gone = true;
      close();
    };
  }, [videoUrl]);

  return (
    <>
      {!loaded && <VideoNotice />}
      <Box
        component="iframe"
        ref={frame}
        src={address}
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

/** What hears the player of a video, fetched when it is needed. */
async function listenerOf(videoUrl: string): Promise<Listen> {
  const { kind } = readVideo(videoUrl);
  switch (kind) {
    case 'youtube':
      return (await import('./player/listen-to-youtube.ts')).listenToYouTube;
    case 'vimeo':
      return (await import('./player/listen-to-vimeo.ts')).listenToVimeo;
    case 'none':
    case 'other':
      // Sites that do not say where a video stands.
      return () => () => {};
    default:
      return assertNever(kind);
  }
}

function VideoNotice() {
  return (
    <Stack
      role="status"
      spacing={2}
      sx={{ position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' }}
    >
      <Spinner />
      <Typography color="textSecondary">{messages.lessonViewer.loadingVideo}</Typography>
    </Stack>
  );
}
