import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import * as dashboard from '@padavu/domain/learning/dashboard-texts';
import { messageFor } from '@padavu/domain/messages';
import { courseOutline, nextToLearn } from '@padavu/domain/course/outline';
import { progressPercent } from '@padavu/domain/learning/progress';
import type { Progress } from '@padavu/domain/learning/progress';
import { categoryTitle } from '@padavu/domain/course/category';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { englishMark } from '@/components/english-mark.ts';
import { LinkButton } from '@/components/LinkButton.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { Thumbnail } from '@/components/Thumbnail.tsx';
import { ProgressSteps } from '@/features/course-content/ProgressSteps.tsx';
import { lessonTitle } from '@padavu/domain/course/lesson';
import { categoriesOfCourse } from '@/features/course-content/queries.ts';
import { percentComplete } from '@/features/course-content/texts.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { useDocumentsOnDevice } from '@/lib/firebase/use-documents.ts';
import { learnerCoursePath, lessonPath } from '@/lib/paths.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { firstTitle } from '@/lib/translated-record.ts';
import { useLearner } from '@/features/learning/learner-access.ts';
import { NextOpening } from '@/features/learning/NextOpening.tsx';
import { ownLessons, withOpenings } from '@/features/learning/queries.ts';
import * as texts from '@/features/learning/texts.ts';

/** The learner's course with their progress, once that is known or has failed to load, and links to go on. */
export function EnrolledCourse({ course, progress }: { course: Course; progress: Live<Progress> }) {
  const percent = progress.state === 'ready' ? progressPercent(progress.data, course.lessonIds) : null;
  const lastLesson = progress.state === 'ready' ? lastLessonPath(progress.data, course) : undefined;
  return (
    <CourseCard
      course={course}
      progress={
        <Box>
          <ProgressSteps
            percent={percent}
            label={fillPlaceholders(texts.progressIn, { title: courseTitle(course) })}
          />
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
            {percent === null ? texts.progressFailed : fillPlaceholders(percentComplete, { percent })}
          </Typography>
        </Box>
      }
      lastLesson={lastLesson}
      next={progress.state === 'ready' && <NextLesson course={course} progress={progress.data} />}
    />
  );
}

/** The path of the lesson where the learner stopped; `undefined` when there is none or it was deleted. */
function lastLessonPath({ lastLessonId, lastSubcategoryId }: Progress, course: Course): string | undefined {
  if (lastLessonId === undefined || lastSubcategoryId === undefined) return undefined;
  if (!course.lessonIds.includes(lastLessonId)) return undefined;
  return lessonPath(course.id, lastSubcategoryId, lastLessonId);
}

/**
 * Names the next lesson. The dashboard reads three documents and no lesson, so the name comes from the copy that visits
 * to the course have left on this device. Without a copy only Continue is shown. The copy may be older than the course,
 * so lessons that the course does not list are left out.
 */
function NextLesson({ course, progress }: { course: Course; progress: Progress }) {
  const { user } = useLearner();
  const categories = useDocumentsOnDevice(categoriesOfCourse(course.id));
  const lessons = useDocumentsOnDevice(ownLessons(course.id, user));
  if (progressPercent(progress, course.lessonIds) === 100) {
    return (
      <Typography>
        {texts.completedAll}
        {course.certificate && ` ${texts.certificateThere}`}
      </Typography>
    );
  }
  const existing = lessons.filter(({ id }) => course.lessonIds.includes(id));
  const outline = courseOutline(categories, withOpenings(existing, course, user));
  const next = nextToLearn(outline, progress, serverNow());
  if (!next) return <NextOpening course={course} outline={outline} />;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {texts.whatNext}
      </Typography>
      <TextLink
        to={lessonPath(course.id, next.category.id, next.lesson.id)}
        sx={{ display: 'inline-block', paddingBlock: 0.5 }}
      >
        {messageFor.dayTab(next.lesson.day)}: {lessonTitle(next.lesson)}
      </TextLink>
      <Typography variant="body2" color="textSecondary">
        {fillPlaceholders(texts.inCategory, { category: categoryTitle(next.category) })}
      </Typography>
      <NextOpening course={course} outline={outline} />
    </Box>
  );
}

type CourseCardProps = {
  course: Course;
  /** The learner's progress in the course. */
  progress: ReactNode;
  /** The path of the lesson where the learner stopped. Continue leads there, or to the course when there is none. */
  lastLesson: string | undefined;
  /** What comes next in the course. */
  next: ReactNode;
};

/** The card of the learner's course: its picture, its name and the links into it. */
function CourseCard({ course, progress, lastLesson, next }: CourseCardProps) {
  const id = useId();
  const coursePath = learnerCoursePath(course.id);
  return (
    <Card
      component="article"
      aria-labelledby={id}
      // The picture beside the text is as high as the text.
      sx={{
        display: 'grid',
        overflowWrap: 'anywhere',
        gridTemplateColumns: { xs: '1fr', md: '5fr 6fr' },
        '& > img': { height: { md: '100%' } },
      }}
    >
      <Thumbnail src={course.thumbnail} picture={course.picture} title={firstTitle(course)} />
      <Stack spacing={2} sx={{ justifyContent: 'center', padding: { xs: 2.5, sm: 4 } }}>
        {progress}
        <Box>
          <Typography id={id} variant="h3">
            {courseTitle(course)}
            {englishMark?.(courseTitle(course))}
          </Typography>
          <Typography color="textSecondary">{messageFor.lessonCount(course.lessonIds.length)}</Typography>
        </Box>
        {next}
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 1 }}>
          <LinkButton variant="contained" size="large" to={lastLesson ?? coursePath} aria-describedby={id}>
            {dashboard.goOn}
          </LinkButton>
          {lastLesson && (
            <LinkButton size="large" to={coursePath} aria-describedby={id}>
              {texts.allLessons}
            </LinkButton>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
