import Alert from '@mui/material/Alert';
import type { Lesson } from '@padavu/domain/lesson';
import { playerUrl } from '@padavu/domain/video';
import { useState } from 'react';
import { VideoFacade } from './VideoFacade.tsx';
import { VideoFrame } from './VideoFrame.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

/** A lesson's video. Until the person presses play the page asks nothing of the video site. */
export function LessonVideo({ lesson, title }: { lesson: Pick<Lesson, 'videoUrl'>; title: string }) {
  const [playing, setPlaying] = useState(false);
  const url = playerUrl(lesson.videoUrl);
  if (url === undefined) {
    return (
      <Alert severity="info" role="note">
        This lesson has no video. What it teaches stands in the text with it.
      </Alert>
    );
  }
  return (
    <VideoFrame>
      {playing ? (
        <VideoPlayer url={url} title={title} />
      ) : (
        <VideoFacade url={url} title={title} onPlay={() => setPlaying(true)} />
      )}
    </VideoFrame>
  );
}
