import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import type { Lesson } from '@padavu/domain/lesson';
import { playerUrl, readVideo } from '@padavu/domain/video';
import type { Playback } from '@padavu/domain/watching';
import { useState } from 'react';
import { Drawing } from '@/components/Drawing.tsx';
import { Note } from '@/components/Note.tsx';
import { useOnline } from '@/lib/use-online.ts';
import { VideoFacade } from './VideoFacade.tsx';
import { VideoFrame } from './VideoFrame.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

type LessonVideoProps = {
  lesson: Pick<Lesson, 'videoUrl'>;
  title: string;
  /** Where the person stopped, in seconds. */
  resumeAt?: number | undefined;
  onPlayback?: (playback: Playback) => void;
};

/** A lesson's video. Until the person presses play the page asks nothing of the video site. */
export function LessonVideo({ lesson, title, resumeAt, onPlayback = ignore }: LessonVideoProps) {
  /** The player's address from the moment of pressing play: a place that is stored later does not start it again. */
  const [playing, setPlaying] = useState<string | null>(null);
  const online = useOnline();
  const url = playerUrl(lesson.videoUrl);
  if (url === undefined) {
    return <Note role="note">This lesson has no video. What it teaches stands in the text with it.</Note>;
  }
  if (playing === null && !online) return <OfflineVideo />;
  return (
    <VideoFrame>
      {playing === null ? (
        <VideoFacade
          url={url}
          title={title}
          resumeAt={resumeAt}
          onPlay={() => setPlaying(playerAddress(lesson.videoUrl, resumeAt) ?? null)}
        />
      ) : (
        <VideoPlayer videoUrl={lesson.videoUrl} address={playing} title={title} onPlayback={onPlayback} />
      )}
    </VideoFrame>
  );
}

const ignore = () => {};

/** In a video's place while there is no network: nobody presses play in vain. */
function OfflineVideo() {
  return (
    <VideoFrame>
      <Stack
        role="note"
        spacing={1.5}
        sx={{ position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center', padding: 2 }}
      >
        <Drawing name="scene-offline" width="30%" />
        <Typography sx={{ textAlign: 'center' }}>
          Videos need the network. The text of this lesson is here.
        </Typography>
      </Stack>
    </VideoFrame>
  );
}

/**
 * The address of a video's player that starts at once, at a place in seconds, and can be heard. `undefined` when there
 * is nothing to play.
 */
function playerAddress(videoUrl: string, startAt: number | undefined): string | undefined {
  const address = playerUrl(videoUrl);
  if (address === undefined) return undefined;
  const url = new URL(address);
  const { kind } = readVideo(videoUrl);
  switch (kind) {
    case 'youtube':
      if (startAt !== undefined) url.searchParams.set('start', String(Math.floor(startAt)));
      url.searchParams.set('autoplay', '1');
      url.searchParams.set('rel', '0');
      url.searchParams.set('enablejsapi', '1');
      url.searchParams.set('origin', location.origin);
      return url.href;
    case 'vimeo':
      if (startAt !== undefined) url.hash = `t=${Math.floor(startAt)}s`;
      url.searchParams.set('autoplay', '1');
      // Vimeo's way of saying that it shall not follow the person.
      url.searchParams.set('dnt', '1');
      return url.href;
    case 'none':
    case 'other':
      return url.href;
    default:
      return assertNever(kind);
  }
}
