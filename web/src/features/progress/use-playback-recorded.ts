import { isComplete } from '@padavu/domain/progress';
import type { Progress } from '@padavu/domain/progress';
import { resumeAt } from '@padavu/domain/watching';
import type { Playback } from '@padavu/domain/watching';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Live } from '@/lib/firebase/live.ts';
import { PlaybackRecorder } from './playback-recorder.ts';
import { recordCompletion, recordPosition } from './record-progress.ts';
import type { Place } from './record-progress.ts';

/**
 * Where the learner stopped in a lesson's video, and what hears its player on from there. While the progress is not
 * known nothing is stored, so that nothing known is overwritten; a refused write is passed over, the next one follows.
 */
export function usePlaybackRecorded(place: Place, progress: Live<Progress>, onComplete: () => void) {
  const known = progress.state === 'ready' ? progress.data : null;
  const before = known?.lessons[place.lessonId];
  const stoppedAt = resumeAt(before?.position);
  const recorder = useRef<PlaybackRecorder>(null);

  const store = (position: number | undefined) => {
    if (!known || position === undefined) return;
    recordPosition(place, { position, at: new Date(), before }).catch(() => undefined);
  };
  const hear = (playback: Playback) => {
    const now = performance.now();
    recorder.current ??= new PlaybackRecorder(stoppedAt, now);
    const { position, watched } = recorder.current.hear(playback, now);
    store(position);
    if (!watched || !known || isComplete(known, place.lessonId)) return;
    recordCompletion(place, { complete: true, at: new Date(), before }).catch(() => undefined);
    onComplete();
  };

  const storeTheRest = useEffectEvent(() => store(recorder.current?.unstored(performance.now())));
  useEffect(() => {
    const whenHidden = () => document.visibilityState === 'hidden' && storeTheRest();
    const whenLeft = () => storeTheRest();
    document.addEventListener('visibilitychange', whenHidden);
    addEventListener('pagehide', whenLeft);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      removeEventListener('pagehide', whenLeft);
      storeTheRest();
    };
  }, []);

  return { resumeAt: stoppedAt, hear };
}
