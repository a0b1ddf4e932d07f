import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/values/assert-never';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { readVideo } from '@padavu/domain/course/video';
import type { Playback } from '@padavu/domain/learning/watching';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { videoOf } from '@/features/course-content/texts.ts';
import { Spinner } from '@/components/Spinner.tsx';
import type { Listen, PlayerHandle } from './players.ts';

type VideoPlayerProps = {
  videoUrl: string;
  /** The address of the player for this video. */
  address: string;
  title: string;
  onPlayback: (playback: Playback) => void;
  /** Plays from a position, in seconds, once the player is connected. */
  ref?: Ref<VideoControl>;
};

export type VideoControl = Pick<PlayerHandle, 'seek'>;

/** The video site's player, started because the person pressed play. */
export function VideoPlayer({ videoUrl, address, title, onPlayback, ref }: VideoPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const report = useEffectEvent(onPlayback);
  const player = useRef<PlayerHandle>(null);
  useImperativeHandle(ref, () => ({ seek: (position) => player.current?.seek(position) }), []);

  // The pressed button is gone, so the player takes over its focus.
  useEffect(() => frame.current?.focus(), []);

  useEffect(() => {
    let isUnmounted = false;
    const start = async () => {
      const listen = await listenerOf(videoUrl);
      if (isUnmounted || !frame.current) return;
      const handle = await listen(frame.current, (playback) => !isUnmounted && report(playback));
      if (isUnmounted) handle.stop();
      else player.current = handle;
    };
    // A player that reports nothing still plays.
    start().catch(() => undefined);
    return () => {
      isUnmounted = true;
      player.current?.stop();
      player.current = null;
    };
  }, [videoUrl]);

  return (
    <>
      {!loaded && <VideoNotice />}
      <Box
        component="iframe"
        ref={frame}
        src={address}
        title={fillPlaceholders(videoOf, { title })}
        onLoad={() => setLoaded(true)}
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
        // YouTube refuses to play without knowing the site that embeds it.
        referrerPolicy="strict-origin-when-cross-origin"
        // Everything a player needs, but not the right to navigate this page.
        sandbox="allow-scripts allow-same-origin allow-presentation allow-forms allow-popups allow-popups-to-escape-sandbox"
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 }}
      />
    </>
  );
}

/** The function that listens to the player of a video, loaded when it is needed. */
async function listenerOf(videoUrl: string): Promise<Listen> {
  const { kind } = readVideo(videoUrl);
  switch (kind) {
    case 'youtube':
      return (await import('./players.ts')).listenToYouTube;
    case 'vimeo':
      return (await import('./players.ts')).listenToVimeo;
    case 'none':
    case 'other':
      // Sites whose players report no position.
      return async () => ({ stop() {}, seek() {} });
    default:
      return assertNever(kind);
  }
}

/** Says that the video loads. */
export function VideoNotice() {
  return (
    <Stack
      role="status"
      spacing={2}
      sx={{ position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' }}
    >
      <Spinner />
      <Typography color="textSecondary">{learnerMessages.lessonViewer.loadingVideo}</Typography>
    </Stack>
  );
}
