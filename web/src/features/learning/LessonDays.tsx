import CheckCircle from '@mui/icons-material/CheckCircle';
import Lock from '@mui/icons-material/Lock';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { Course } from '@padavu/domain/course';
import { learnerMessages } from '@padavu/domain/learner-messages';
import type { LessonReply } from '@padavu/domain/lesson';
import { messageFor } from '@padavu/domain/messages';
import { isLocked, neighbours } from '@padavu/domain/outline';
import type { CategoryLessons } from '@padavu/domain/outline';
import { isComplete } from '@padavu/domain/progress';
import { playerUrl } from '@padavu/domain/video';
import { categoryTitle } from '@padavu/domain/category';
import type { Category } from '@padavu/domain/category';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '@/lib/server-clock.ts';
import { lessonPath } from '@/lib/paths.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import { DayLesson } from './DayLesson.tsx';
import { LessonEnd } from './LessonEnd.tsx';
import { LockedLesson } from './LockedLesson.tsx';
import { useLearner } from './learner-access.ts';
import { recordOpening, useProgress } from './progress.ts';
import type { LearnerLesson } from './progress.ts';
import * as texts from './texts.ts';

/** Loaded on demand: most lessons have neither. */
const QuizPanel = lazyPart(async () => (await import('./QuizPanel.tsx')).QuizPanel);
const TaskPanel = lazyPart(async () => (await import('./TaskPanel.tsx')).TaskPanel);
/** The height of a quiz before its start and of a task, so that nothing moves when their code arrives. */
const quizHeight = 190;

export type NonEmptyLessons = readonly [LessonReply, ...LessonReply[]];

type LessonDaysProps = {
  course: Course;
  outline: readonly CategoryLessons[];
  category: Category;
  lessons: NonEmptyLessons;
  /** The lesson in the address. The first lesson is shown without one, and when the category does not have it. */
  lessonId: number | undefined;
};

/** The tabs of a category's days, and the lesson of the selected one. */
export function LessonDays({ course, outline, category, lessons, lessonId }: LessonDaysProps) {
  const { uid } = useLearner();
  const navigate = useNavigate();
  const progress = useProgress(uid, category.courseId);
  const lesson = lessons.find(({ id }) => id === lessonId) ?? lessons[0];
  const learnerLesson = {
    uid,
    courseId: category.courseId,
    subcategoryId: category.id,
    lessonId: lesson.id,
  };
  const isLessonLocked = isLocked(lesson, serverNow());
  useRecordOpening(learnerLesson, isLessonLocked);
  const [showsNotes, setShowsNotes] = useState(false);
  const [steppedTo, setSteppedTo] = useState<number | null>(null);

  const choose = (id: number) => {
    setSteppedTo(null);
    void navigate(lessonPath(category.courseId, category.id, id), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <Box component="article" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="h1">{categoryTitle(category)}</Typography>
      <Typography color="textSecondary" sx={{ marginTop: 0.5, marginBottom: 3 }}>
        {messageFor.instructor(category.instructor)}
      </Typography>
      <DayTabs
        lessons={lessons}
        selected={lesson.id}
        isLessonComplete={(id) => progress.state === 'ready' && isComplete(progress.data, id)}
        onSelect={choose}
      />
      <Box id={panelId} role="tabpanel" aria-labelledby={tabId(lesson.id)} sx={{ paddingTop: 3 }}>
        {isLessonLocked ? (
          <LockedLesson
            key={lesson.id}
            course={course}
            lesson={lesson}
            takesFocus={steppedTo === lesson.id}
          />
        ) : (
          <DayLesson
            key={lesson.id}
            lesson={lesson}
            learnerLesson={learnerLesson}
            progress={progress}
            takesFocus={steppedTo === lesson.id}
            showsNotes={showsNotes}
            onToggleNotes={() => setShowsNotes(!showsNotes)}
          />
        )}
        {lesson.quiz && !isLessonLocked && (
          <Suspense fallback={<Box sx={{ minHeight: quizHeight }} />}>
            <QuizPanel key={lesson.id} learnerLesson={learnerLesson} progress={progress} />
          </Suspense>
        )}
        {lesson.task && !isLessonLocked && (
          <Suspense fallback={<Box sx={{ minHeight: quizHeight }} />}>
            <TaskPanel key={lesson.id} task={lesson.task} learnerLesson={learnerLesson} progress={progress} />
          </Suspense>
        )}
        <LessonEnd
          lesson={learnerLesson}
          progress={progress}
          isOpen={!isLessonLocked}
          quiz={lesson.quiz}
          hasVideo={playerUrl(lesson.videoUrl) !== undefined}
          {...neighbours(outline, lesson.id)}
          onStep={setSteppedTo}
        />
      </Box>
    </Box>
  );
}

/**
 * Stores each lesson that is open as the one that the learner opened last. Nothing on the page waits for this, so a
 * refusal is ignored. It depends on the opening alone, never on the stored value: otherwise two devices would overwrite
 * each other endlessly.
 */
function useRecordOpening(
  { uid, courseId, subcategoryId, lessonId }: LearnerLesson,
  isLessonLocked: boolean,
): void {
  useEffect(() => {
    if (isLessonLocked) return;
    recordOpening({ uid, courseId, subcategoryId, lessonId }, serverNow()).catch(() => undefined);
  }, [uid, courseId, subcategoryId, lessonId, isLessonLocked]);
}

const tabId = (lessonId: number) => `day-tab-${lessonId}`;
const panelId = 'day-panel';

type DayTabsProps = {
  lessons: readonly LessonReply[];
  selected: number;
  isLessonComplete: (lessonId: number) => boolean;
  onSelect: (lessonId: number) => void;
};

/** One tab for each lesson, each a step higher than the one before. */
function DayTabs({ lessons, selected, isLessonComplete, onSelect }: DayTabsProps) {
  const iconOf = (lesson: LessonReply) => {
    const mark = isLessonComplete(lesson.id)
      ? { icon: <CheckCircle fontSize="small" titleAccess={texts.complete} /> }
      : isLocked(lesson, serverNow()) && {
          icon: <Lock fontSize="small" titleAccess={learnerMessages.opens.locked} />,
        };
    return mark && { ...mark, iconPosition: 'end' as const };
  };
  return (
    <Tabs
      aria-label={texts.days}
      value={selected}
      onChange={(_event, lessonId: number) => onSelect(lessonId)}
      variant="scrollable"
      scrollButtons="auto"
      slotProps={{
        indicator: { sx: { display: 'none' } },
        list: { sx: { alignItems: 'flex-end', gap: 0.5 } },
      }}
      sx={{ borderBottom: 3, borderColor: 'primary.main' }}
    >
      {lessons.map((lesson, index) => (
        <Tab
          key={lesson.id}
          value={lesson.id}
          id={tabId(lesson.id)}
          aria-controls={panelId}
          label={messageFor.dayTab(lesson.day)}
          {...iconOf(lesson)}
          sx={(theme) => ({
            minHeight: theme.spacing(6 + riseOf(index, lessons.length)),
            minWidth: { xs: theme.spacing(9), sm: theme.spacing(11) },
            paddingInline: { xs: 1, sm: 2 },
            borderTopLeftRadius: theme.shape.borderRadius,
            borderTopRightRadius: theme.shape.borderRadius,
            cornerShape: 'notch',
            color: 'text.primary',
            bgcolor: 'primary.light',
            '&.Mui-selected': {
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              forcedColorAdjust: 'none',
            },
          })}
        />
      ))}
    </Tabs>
  );
}

/** How much higher a tab is than the first one, in theme units. A long row of days climbs in smaller steps. */
function riseOf(index: number, count: number): number {
  const highest = 5;
  return index * Math.min(1, highest / Math.max(1, count - 1));
}
