import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { messageFor } from '@padavu/domain/messages';
import { neighbours } from '@padavu/domain/outline';
import type { Chapter } from '@padavu/domain/outline';
import { isComplete } from '@padavu/domain/progress';
import { categoryTitle } from '@padavu/domain/subcategory';
import type { Subcategory } from '@padavu/domain/subcategory';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lessonPath } from '@/lib/paths.ts';
import { CompletionButton } from './CompletionButton.tsx';
import { DayLesson } from './DayLesson.tsx';
import { DayTabs, panelId, tabId } from './DayTabs.tsx';
import { LessonSteps } from './LessonSteps.tsx';
import type { SomeLessons } from './lesson-view.ts';
import { recordOpening } from './record-progress.ts';
import type { Place } from './record-progress.ts';
import { useLearner } from './use-learner.ts';
import { useProgress } from './use-progress.ts';

type LessonDaysProps = {
  outline: readonly Chapter[];
  subcategory: Subcategory;
  lessons: SomeLessons;
  /** The lesson in the address; the first is shown when there is none or it is not here. */
  lessonId: number | undefined;
};

/** A category's days, and the lesson of the chosen one. */
export function LessonDays({ outline, subcategory, lessons, lessonId }: LessonDaysProps) {
  const { uid } = useLearner();
  const navigate = useNavigate();
  const progress = useProgress(uid, subcategory.courseId);
  const lesson = lessons.find(({ id }) => id === lessonId) ?? lessons[0];
  const place = { uid, courseId: subcategory.courseId, subcategoryId: subcategory.id, lessonId: lesson.id };
  useOpeningRecorded(place);
  const [steppedTo, setSteppedTo] = useState<number | null>(null);

  const choose = (id: number) => {
    setSteppedTo(null);
    void navigate(lessonPath(subcategory.courseId, subcategory.id, id), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <Box component="article" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="h1">{categoryTitle(subcategory)}</Typography>
      <Typography color="textSecondary" sx={{ marginTop: 0.5, marginBottom: 3 }}>
        {messageFor.instructor(subcategory.instructor)}
      </Typography>
      <DayTabs
        lessons={lessons}
        selected={lesson.id}
        isComplete={(id) => progress.state === 'ready' && isComplete(progress.data, id)}
        onSelect={choose}
      />
      <Box id={panelId} role="tabpanel" aria-labelledby={tabId(lesson.id)} sx={{ paddingTop: 3 }}>
        <DayLesson
          key={lesson.id}
          lesson={lesson}
          place={place}
          progress={progress}
          takesFocus={steppedTo === lesson.id}
        />
        <Stack spacing={3} sx={{ marginTop: 4, paddingTop: 3, borderTop: 1, borderColor: 'divider' }}>
          <CompletionButton place={place} progress={progress} />
          <LessonSteps
            subcategoryId={subcategory.id}
            {...neighbours(outline, lesson.id)}
            onStep={setSteppedTo}
          />
        </Stack>
      </Box>
    </Box>
  );
}

/**
 * Remembers each lesson as the learner opens it. Nothing on the page waits for it, so a refusal is passed over. It
 * depends on the opening alone, never on the stored place: two devices must not answer each other without end.
 */
function useOpeningRecorded({ uid, courseId, subcategoryId, lessonId }: Place): void {
  useEffect(() => {
    recordOpening({ uid, courseId, subcategoryId, lessonId }, new Date()).catch(() => undefined);
  }, [uid, courseId, subcategoryId, lessonId]);
}
