import type { Lesson } from '@padavu/domain/lesson';
import { playerUrl } from '@padavu/domain/video';
import type { Playback } from '@padavu/domain/watching';
import { useState } from 'react';
import { Note } from '@/components/Note.tsx';
import { useOnline } from '@/lib/use-online.ts';
import { OfflineVideo } from './OfflineVideo.tsx';
import { playerAddress } from './player/player-address.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { VideoFacade } from './VideoFacade.tsx';
import { VideoFrame } from './VideoFrame.tsx';

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
