import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isTaskAnswerKey } from '@padavu/domain/learning/answered';
import type { Lesson, LessonReply } from '@padavu/domain/course/lesson';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import * as notes from '@padavu/domain/learning/note-texts';
import type { Progress } from '@padavu/domain/learning/progress';
import { isComplete } from '@padavu/domain/learning/progress';
import { resumeAt } from '@padavu/domain/learning/watching';
import type { Playback } from '@padavu/domain/learning/watching';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { englishMark } from '@/components/english-mark.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { useNotice } from '@/components/Notices.tsx';
import { lessonTitle } from '@padavu/domain/course/lesson';
import { LessonVideo } from '@/features/course-content/video/LessonVideo.tsx';
import type { VideoControl } from '@/features/course-content/video/VideoPlayer.tsx';
import type { Live } from '@/lib/firebase/live.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import { LessonHeading } from './LockedLesson.tsx';
import { PanelButton } from '@/features/learning/PanelButton.tsx';
import { questionsParameter, readSecond } from '@/features/learning/lesson-address.ts';
import { PlaybackRecorder } from './playback-recorder.ts';
import { recordCompletion, recordPosition } from '@/features/learning/progress.ts';
import type { LearnerLesson } from '@/features/learning/progress.ts';
import * as texts from '@/features/learning/texts.ts';

/** Loaded when the learner opens the questions. */
const QuestionsPanel = lazyPart(() => import('./QuestionsPanel.tsx').then((part) => part.QuestionsPanel));
/** Loaded when the learner opens the notes. */
const LessonNotes = lazyPart(() => import('./LessonNotes.tsx').then((part) => part.LessonNotes));

type DayLessonProps = {
  lesson: LessonReply;
  learnerLesson: LearnerLesson;
  progress: Live<Progress>;
  /** Whether a link below the lesson led here: then the focus, and with it the view, moves up to the new heading. */
  takesFocus: boolean;
  showsNotes: boolean;
  onToggleNotes: () => void;
};

/** One day's lesson: the video with its text, which is beside it on wide screens. */
export function DayLesson({
  lesson,
  learnerLesson,
  progress,
  takesFocus,
  showsNotes,
  onToggleNotes,
}: DayLessonProps) {
  const notify = useNotice();
  const { stoppedAt, onPlayback } = usePlaybackRecorder(learnerLesson, progress, {
    needsQuiz: lesson.quiz === 'required',
    onComplete: () => notify({ severity: 'success', text: texts.watched }),
    onRefused: () => notify({ severity: 'error', text: texts.notSaved }),
  });
  const [parameters] = useSearchParams();
  const [showsQuestions, setShowsQuestions] = useState(parameters.has(questionsParameter));
  const hasNews =
    progress.state === 'ready' &&
    Object.entries(progress.data.answered ?? {}).some(
      ([key, { lessonId }]) => lessonId === lesson.id && !isTaskAnswerKey(key, lessonId),
    );
  const video = useRef<VideoControl>(null);
  const position = useRef<number>(undefined);
  const title = lessonTitle(lesson);
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
 * Returns the position where the learner stopped in a lesson's video, and the handler that records the playback from
 * there. It stores nothing before the progress is known, so that it overwrites nothing: a position is dropped, because
 * the next one follows, as after a refused write, and a completion waits. Watching does not complete a lesson whose
 * quiz has to be passed.
 */
function usePlaybackRecorder(
  lesson: LearnerLesson,
  progress: Live<Progress>,
  { needsQuiz, onComplete, onRefused }: { needsQuiz: boolean; onComplete: () => void; onRefused: () => void },
) {
  const progressData = progress.state === 'ready' ? progress.data : null;
  const before = progressData?.lessons[lesson.lessonId];
  const stoppedAt = resumeAt(before?.position);
  const recorder = useRef<PlaybackRecorder>(null);

  const store = (position: number | undefined) => {
    if (!progressData || position === undefined) return;
    recordPosition(lesson, { position, at: serverNow(), before }).catch(() => undefined);
  };
  const completeIfWatched = () => {
    if (!progressData || !recorder.current?.takeWatched()) return;
    if (needsQuiz || isComplete(progressData, lesson.lessonId)) return;
    recordCompletion(lesson, { complete: true, at: serverNow(), before }).catch(onRefused);
    onComplete();
  };
  const onPlayback = (playback: Playback) => {
    const now = performance.now();
    recorder.current ??= new PlaybackRecorder(stoppedAt, now);
    store(recorder.current.record(playback, now));
    completeIfWatched();
  };

  // The video may have ended before the progress was known.
  const completeOnceKnown = useEffectEvent(completeIfWatched);
  const isKnown = progressData !== null;
  useEffect(() => {
    if (isKnown) completeOnceKnown();
  }, [isKnown]);

  const storeLastPosition = useEffectEvent(() => store(recorder.current?.unstored(performance.now())));
  useEffect(() => {
    const onVisibilityChange = () => document.visibilityState === 'hidden' && storeLastPosition();
    const onPageHide = () => storeLastPosition();
    document.addEventListener('visibilitychange', onVisibilityChange);
    addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      removeEventListener('pagehide', onPageHide);
      storeLastPosition();
    };
  }, []);

  return { stoppedAt, onPlayback };
}

/** The description and the topics of a lesson. */
function LessonText({ lesson, title }: { lesson: Lesson; title: string }) {
  const description = lesson.description || learnerMessages.lessonViewer.noDescription;
  return (
    <Stack spacing={3}>
      <Box component="section">
        <Typography variant="h4" component="h3" gutterBottom>
          {texts.description}
        </Typography>
        {/* No second mark where the title has one. */}
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
