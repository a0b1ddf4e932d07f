import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import type { Progress } from '@padavu/domain/progress';
import { useNotice } from '@/components/Notices.tsx';
import { LessonText } from '@/features/lesson/LessonText.tsx';
import { LessonVideo } from '@/features/lesson/LessonVideo.tsx';
import type { Place } from '@/features/progress/record-progress.ts';
import { usePlaybackRecorded } from '@/features/progress/use-playback-recorded.ts';
import type { Live } from '@/lib/firebase/live.ts';

type DayLessonProps = {
  lesson: Lesson;
  place: Place;
  progress: Live<Progress>;
  /** After a step by a link below the lesson, the focus and with it the view go up to the new heading. */
  takesFocus: boolean;
};

/** One day's lesson: the video, and beside it on wide screens what it says. */
export function DayLesson({ lesson, place, progress, takesFocus }: DayLessonProps) {
  const notify = useNotice();
  const { resumeAt, hear } = usePlaybackRecorded(place, progress, () =>
    notify({ severity: 'success', text: 'You have watched this lesson: it is complete.' }),
  );
  const title = lesson.title || messages.lessonViewer.untitled;
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <Typography ref={takesFocus ? focus : undefined} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 2 }}>
        {lesson.duration}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr' },
        }}
      >
        <LessonVideo lesson={lesson} title={title} resumeAt={resumeAt} onPlayback={hear} />
        <LessonText lesson={lesson} />
      </Box>
    </>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();
