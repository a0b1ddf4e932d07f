import CheckCircle from '@mui/icons-material/CheckCircle';
import Lock from '@mui/icons-material/Lock';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { Course } from '@padavu/domain/course/course';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import type { LessonReply } from '@padavu/domain/course/lesson';
import { messageFor } from '@padavu/domain/messages';
import { isLocked, neighbours } from '@padavu/domain/course/outline';
import type { CategoryLessons } from '@padavu/domain/course/outline';
import { isComplete } from '@padavu/domain/learning/progress';
import { playerUrl } from '@padavu/domain/course/video';
import { categoryTitle } from '@padavu/domain/course/category';
import type { Category } from '@padavu/domain/course/category';
import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { risingTabs } from '@/components/rising-tabs.ts';
import { StepTabs, tabId } from '@/components/StepTabs.tsx';
import { serverNow } from '@/lib/server-clock.ts';
import { lessonPath } from '@/lib/paths.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import { DayLesson } from './DayLesson.tsx';
import { LessonEnd } from './LessonEnd.tsx';
import { LockedLesson } from './LockedLesson.tsx';
import { useLearner } from '@/features/learning/learner-access.ts';
import { recordOpening, useProgress } from '@/features/learning/progress.ts';
import type { LearnerLesson } from '@/features/learning/progress.ts';
import * as texts from '@/features/learning/texts.ts';

/** Loaded on demand: most lessons have neither. */
const QuizPanel = lazyPart(() => import('./QuizPanel.tsx').then((part) => part.QuizPanel));
const TaskPanel = lazyPart(() => import('./TaskPanel.tsx').then((part) => part.TaskPanel));
/** As high as a quiz before its start and as a task, so that nothing moves when their code arrives. */
const panelSpace = <Box sx={{ minHeight: 190 }} />;

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
  const hasWork = progress.state === 'ready' && progress.data.tasks?.[lesson.id];
  useRecordOpening(learnerLesson, isLessonLocked);
  const [showsNotes, setShowsNotes] = useState(false);
  const [steppedTo, setSteppedTo] = useState<number | null>(null);
  const panel = useId();

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
        panel={panel}
      />
      <Box
        id={panel}
        role="tabpanel"
        aria-labelledby={tabId(panel, String(lesson.id))}
        sx={{ paddingTop: 3 }}
      >
        {isLessonLocked ? (
          <LockedLesson
            key={lesson.id}
            course={course}
            lesson={lesson}
            takesFocus={steppedTo === lesson.id}
          />
        ) : (
          <>
            <DayLesson
              key={lesson.id}
              lesson={lesson}
              learnerLesson={learnerLesson}
              progress={progress}
              takesFocus={steppedTo === lesson.id}
              showsNotes={showsNotes}
              onToggleNotes={() => setShowsNotes(!showsNotes)}
            />
            {lesson.quiz && (
              <Suspense fallback={panelSpace}>
                <QuizPanel key={lesson.id} learnerLesson={learnerLesson} progress={progress} />
              </Suspense>
            )}
            {(lesson.task || hasWork) && (
              <Suspense fallback={panelSpace}>
                <TaskPanel
                  key={lesson.id}
                  task={lesson.task}
                  learnerLesson={learnerLesson}
                  progress={progress}
                />
              </Suspense>
            )}
          </>
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

type DayTabsProps = {
  lessons: readonly LessonReply[];
  selected: number;
  isLessonComplete: (lessonId: number) => boolean;
  onSelect: (lessonId: number) => void;
  /** The id of the panel that shows the selected lesson. */
  panel: string;
};

/** One tab for each lesson, in a row that scrolls. */
function DayTabs({ lessons, selected, isLessonComplete, onSelect, panel }: DayTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const selectedTab = tabId(panel, String(selected));
  useLayoutEffect(() => {
    const tab = document.getElementById(selectedTab);
    if (row.current && tab) reveal(tab, row.current);
  }, [selectedTab]);

  const markOf = (lesson: LessonReply) =>
    isLessonComplete(lesson.id) ? (
      <CheckCircle fontSize="small" titleAccess={texts.complete} />
    ) : (
      isLocked(lesson, serverNow()) && <Lock fontSize="small" titleAccess={learnerMessages.opens.locked} />
    );
  const tabOf = (lesson: LessonReply) => {
    const [day, mark] = [messageFor.dayTab(lesson.day), markOf(lesson)];
    const label = mark ? (
      <>
        {day} {mark}
      </>
    ) : (
      day
    );
    return { id: String(lesson.id), label };
  };
  return (
    <Box ref={row} sx={[risingTabs(lessons.length), rowStyles]}>
      <StepTabs
        label={texts.days}
        tabs={lessons.map(tabOf)}
        chosen={String(selected)}
        onChoose={(id) => onSelect(Number(id))}
        panel={panel}
        // Each lesson that is selected is loaded, and counts as opened.
        selectionFollowsFocus={false}
      />
    </Box>
  );
}

/** Scrolls a row to a tab of it that is out of view. Unlike `scrollIntoView`, it does not scroll the page. */
function reveal(tab: HTMLElement, row: HTMLElement): void {
  const [start, end] = [tab.offsetLeft, tab.offsetLeft + tab.offsetWidth];
  const isInView = start >= row.scrollLeft && end <= row.scrollLeft + row.clientWidth;
  if (!isInView) row.scrollLeft = (start + end - row.clientWidth) / 2;
}

const rowStyles = (theme: Theme) => ({
  position: 'relative',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  // Firefox draws a light bar on a dark page otherwise.
  scrollbarColor: 'currentColor transparent',
  // Room for a tab's focus ring, which a row that scrolls would cut.
  margin: -0.75,
  padding: 0.75,
  '& [role="tablist"]': { flexWrap: 'nowrap', gap: 0.5, width: 'max-content', minWidth: '100%' },
  '& [role="tab"]': {
    minWidth: { xs: theme.spacing(9), sm: theme.spacing(11) },
    paddingInline: { xs: 1, sm: 2 },
  },
  '& svg': { verticalAlign: 'middle' },
});
