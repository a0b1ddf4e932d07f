import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { messageFor } from '@padavu/domain/messages';
import { neighbours } from '@padavu/domain/outline';
import type { Chapter } from '@padavu/domain/outline';
import { isComplete } from '@padavu/domain/progress';
import type { Subcategory } from '@padavu/domain/subcategory';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLearner } from '@/features/learner/use-learner.ts';
import { DayTabs, panelId, tabId } from '@/features/lesson/DayTabs.tsx';
import { LessonSteps } from '@/features/lesson/LessonSteps.tsx';
import { CompletionButton } from '@/features/progress/CompletionButton.tsx';
import { useOpeningRecorded } from '@/features/progress/use-opening-recorded.ts';
import { useProgress } from '@/features/progress/use-progress.ts';
import { lessonPath } from '@/lib/paths.ts';
import { DayLesson } from './DayLesson.tsx';
import type { SomeLessons } from './lesson-view.ts';

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
    <Box component="article">
      <Typography variant="h1">{subcategory.title}</Typography>
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
