import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isOfTask } from '@padavu/domain/answered';
import type { Lesson } from '@padavu/domain/lesson';
import { learnerMessages } from '@padavu/domain/learner-messages';
import * as notes from '@padavu/domain/note-texts';
import type { Progress } from '@padavu/domain/progress';
import { isComplete } from '@padavu/domain/progress';
import { resumeAt } from '@padavu/domain/watching';
import type { Playback } from '@padavu/domain/watching';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { englishMark } from '@/components/english-mark.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { useNotice } from '@/components/Notices.tsx';
import { LessonVideo } from '@/features/course-content/video/LessonVideo.tsx';
import type { VideoControl } from '@/features/course-content/video/VideoPlayer.tsx';
import type { Live } from '@/lib/firebase/live.ts';
import { questionsParameter, readSecond } from '@/lib/lesson-address.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import { LessonHeading } from './LockedLesson.tsx';
import { PanelButton } from './PanelButton.tsx';
import { PlaybackRecorder } from './playback-recorder.ts';
import { recordCompletion, recordPosition } from './progress.ts';
import type { LearnerLesson } from './progress.ts';
import * as texts from './texts.ts';

/** Only who asks or reads questions needs it. */
const QuestionsPanel = lazyPart(async () => (await import('./QuestionsPanel.tsx')).QuestionsPanel);
/** Only who writes notes needs it. */
const LessonNotes = lazyPart(async () => (await import('./LessonNotes.tsx')).LessonNotes);

type DayLessonProps = {
  lesson: Lesson;
  learnerLesson: LearnerLesson;
  progress: Live<Progress>;
  /** After a step by a link below the lesson, the focus and with it the view go up to the new heading. */
  takesFocus: boolean;
  showsNotes: boolean;
  onToggleNotes: () => void;
};

/** One day's lesson: the video, and beside it on wide screens what it says. */
export function DayLesson({
  lesson,
  learnerLesson,
  progress,
  takesFocus,
  showsNotes,
  onToggleNotes,
}: DayLessonProps) {
  const notify = useNotice();
  const { stoppedAt, onPlayback } = usePlaybackRecorded(learnerLesson, progress, {
    needsQuiz: lesson.quiz === 'required',
    onComplete: () => notify({ severity: 'success', text: texts.watched }),
  });
  const [parameters] = useSearchParams();
  const [showsQuestions, setShowsQuestions] = useState(parameters.has(questionsParameter));
  const hasNews =
    progress.state === 'ready' &&
    Object.entries(progress.data.answered ?? {}).some(
      ([key, { lessonId }]) => lessonId === lesson.id && !isOfTask(key, lessonId),
    );
  const video = useRef<VideoControl>(null);
  const position = useRef<number>(undefined);
  const title = lesson.title || learnerMessages.lessonViewer.untitled;
  return (
    <>
      <LessonHeading title={title} duration={lesson.duration} takesFocus={takesFocus} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr' },
        }}
      >
        <LessonVideo
          ref={video}
          lesson={lesson}
          title={title}
          resumeAt={readSecond(parameters) ?? stoppedAt}
          onPlayback={(playback) => {
            position.current = playback.state === 'ended' ? playback.duration : playback.position;
            onPlayback(playback);
          }}
        />
        <LessonText lesson={lesson} title={title} />
      </Box>
      <Stack spacing={2} sx={{ marginTop: 3 }}>
        <PanelButton show={notes.show} hide={notes.hide} isOpen={showsNotes} onToggle={onToggleNotes}>
          <LessonNotes
            lesson={learnerLesson}
            position={() => position.current}
            onSeek={(second) => video.current?.seek(second)}
          />
        </PanelButton>
        <PanelButton
          show={hasNews ? texts.showNewAnswers : texts.showQuestions}
          hide={texts.hideQuestions}
          isOpen={showsQuestions}
          onToggle={() => setShowsQuestions(!showsQuestions)}
        >
          <QuestionsPanel lesson={learnerLesson} hasNews={hasNews} />
        </PanelButton>
      </Stack>
    </>
  );
}

/**
 * The position where the learner stopped in a lesson's video, and the handler that records its playback from there. While
 * the progress is not known nothing is stored, so that nothing is overwritten; a refused write is ignored, the next follows. A lesson
 * whose quiz has to be passed is not complete by being watched.
 */
function usePlaybackRecorded(
  lesson: LearnerLesson,
  progress: Live<Progress>,
  { needsQuiz, onComplete }: { needsQuiz: boolean; onComplete: () => void },
) {
  const known = progress.state === 'ready' ? progress.data : null;
  const before = known?.lessons[lesson.lessonId];
  const stoppedAt = resumeAt(before?.position);
  const recorder = useRef<PlaybackRecorder>(null);

  const store = (position: number | undefined) => {
    if (!known || position === undefined) return;
    recordPosition(lesson, { position, at: serverNow(), before }).catch(() => undefined);
  };
  const onPlayback = (playback: Playback) => {
    const now = performance.now();
    recorder.current ??= new PlaybackRecorder(stoppedAt, now);
    const { position, watched } = recorder.current.record(playback, now);
    store(position);
    if (!watched || !known || needsQuiz || isComplete(known, lesson.lessonId)) return;
    recordCompletion(lesson, { complete: true, at: serverNow(), before }).catch(() => undefined);
    onComplete();
  };

  const storeLastPosition = useEffectEvent(() => store(recorder.current?.unstored(performance.now())));
  useEffect(() => {
    const whenHidden = () => document.visibilityState === 'hidden' && storeLastPosition();
    const whenLeft = () => storeLastPosition();
    document.addEventListener('visibilitychange', whenHidden);
    addEventListener('pagehide', whenLeft);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      removeEventListener('pagehide', whenLeft);
      storeLastPosition();
    };
  }, []);

  return { stoppedAt, onPlayback };
}

/** What a lesson says beside its video. */
function LessonText({ lesson, title }: { lesson: Lesson; title: string }) {
  const description = lesson.description || learnerMessages.lessonViewer.noDescription;
  return (
    <Stack spacing={3}>
      <Box component="section">
        <Typography variant="h4" component="h3" gutterBottom>
          {texts.description}
        </Typography>
        {/* One mark is enough. */}
        {englishMark?.(description, title)}
        <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '68ch' }}>{description}</Typography>
      </Box>
      <Box component="section">
        <Typography variant="h4" component="h3" gutterBottom>
          {learnerMessages.lessonViewer.topics}
        </Typography>
        <Topics topics={lesson.topics} />
      </Box>
    </Stack>
  );
}

function Topics({ topics }: { topics: readonly string[] }) {
  if (topics.length === 0) {
    return <Typography color="textSecondary">{learnerMessages.lessonViewer.noTopics}</Typography>;
  }
  return (
    <Box
      component="ul"
      sx={{
        margin: 0,
        paddingLeft: 2.5,
        listStyleType: 'square',
        '& li::marker': { color: 'secondary.main' },
        '& li + li': { marginTop: 0.5 },
      }}
    >
      {[...new Set(topics)].map((topic) => (
        <Typography key={topic} component="li">
          {topic}
        </Typography>
      ))}
    </Box>
  );
}
