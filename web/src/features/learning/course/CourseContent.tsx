import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { messageFor } from '@padavu/domain/messages';
import * as notesTexts from '@padavu/domain/learning/note-texts';
import type { CategoryLessons } from '@padavu/domain/course/outline';
import type { Progress } from '@padavu/domain/learning/progress';
import { mayHaveCompleted } from '@padavu/domain/learning/former-completion';
import { isComplete, progressPercent } from '@padavu/domain/learning/progress';
import { categoryTitle } from '@padavu/domain/course/category';
import type { Category } from '@padavu/domain/course/category';
import { Suspense, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { CardGrid } from '@/components/CardGrid.tsx';
import { CountBadge } from '@/components/CountBadge.tsx';
import { englishMark } from '@/components/english-mark.ts';
import { LinkButton } from '@/components/LinkButton.tsx';
import { StateView } from '@/components/StateView.tsx';
import { Thumbnail } from '@/components/Thumbnail.tsx';
import { ProgressSteps } from '@/features/course-content/ProgressSteps.tsx';
import { firstLessonPath } from '@/lib/paths.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import { firstTitle } from '@/lib/translated-record.ts';
import { CourseSearchResults } from './CourseSearchResults.tsx';
import { LiveSessions } from '@/features/learning/LiveSessions.tsx';
import { NextOpening } from '@/features/learning/NextOpening.tsx';
import { PanelButton } from '@/features/learning/PanelButton.tsx';
import { useCourseSearch } from './CourseSearch.tsx';
import * as texts from '@/features/learning/texts.ts';

/** Loaded only for a learner who has completed the course, or had before lessons were added. */
const OwnCertificate = lazyPart(() => import('./OwnCertificate.tsx').then((part) => part.OwnCertificate));

/** Loaded when the learner opens their notes. */
const CourseNotes = lazyPart(() => import('./CourseNotes.tsx').then((part) => part.CourseNotes));

/** The height of a progress bar with its text, so that nothing moves when they appear. */
const progressSpace = { minHeight: (theme: Theme) => theme.spacing(6.5) };

type CourseContentProps = {
  course: Course;
  outline: readonly CategoryLessons[];
  /** `null` until both the lessons and the progress are known. Until then no category shows progress. */
  progress: Progress | null;
};

/** A course and its categories. During a search the results replace the categories and everything above them. */
export function CourseContent({ course, outline, progress }: CourseContentProps) {
  const { text } = useCourseSearch();
  const isSearching = text.trim() !== '' && outline.length > 0;
  const [showsNotes, setShowsNotes] = useState(false);
  const isCertified =
    !isSearching &&
    course.certificate &&
    progress !== null &&
    (progressPercent(progress, course.lessonIds) === 100 ||
      mayHaveCompleted(
        progress,
        outline.flatMap(({ lessons }) => lessons),
      ));
  const card = ({ category, lessons }: CategoryLessons) => (
    <CategoryCard
      key={category.id}
      category={category}
      mark={englishMark?.(categoryTitle(category), courseTitle(course))}
      isDone={progress !== null && lessons.every(({ id }) => isComplete(progress, id))}
      progress={
        <Box sx={progressSpace}>
          {progress && (
            <ProgressSummary
              title={categoryTitle(category)}
              lessonIds={lessons.map(({ id }) => id)}
              progress={progress}
            />
          )}
        </Box>
      }
    />
  );
  return (
    <Stack spacing={{ xs: 4, sm: 5 }} sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'grid', columnGap: 8, rowGap: 3, gridTemplateColumns: { md: '2fr 1fr' } }}>
        <Box>
          <Typography variant="h1">{courseTitle(course)}</Typography>
          {englishMark?.(courseTitle(course))}
          {!isSearching && (
            <Typography color="textSecondary" sx={{ marginTop: 1, maxWidth: '64ch' }}>
              {course.description || learnerMessages.lessonViewer.noDescription}
            </Typography>
          )}
        </Box>
        {!isSearching && course.lessonIds.length > 0 && (
          <Box sx={[progressSpace, { alignSelf: 'end' }]}>
            {progress && (
              <ProgressSummary title={courseTitle(course)} lessonIds={course.lessonIds} progress={progress} />
            )}
            <NextOpening course={course} outline={outline} />
          </Box>
        )}
      </Box>
      {isSearching ? (
        <CourseSearchResults courseId={course.id} outline={outline} card={card} />
      ) : (
        <Box component="section" aria-labelledby="categories">
          <Stack
            direction="row"
            sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, marginBottom: 2 }}
          >
            <Typography id="categories" variant="h2">
              {learnerMessages.courseViewer.heading}
            </Typography>
            <CountBadge label={messageFor.categoryCount(outline.length)} />
          </Stack>
          {outline.length === 0 ? (
            <StateView drawing="scene-empty" title={learnerMessages.courseViewer.empty} />
          ) : (
            <Box sx={fourInPairs}>
              <CardGrid>{outline.map(card)}</CardGrid>
            </Box>
          )}
        </Box>
      )}
      {isCertified && (
        <Suspense>
          <OwnCertificate course={course} outline={outline} progress={progress} />
        </Suspense>
      )}
      {!isSearching && <LiveSessions course={course} />}
      {!isSearching && (
        <PanelButton
          show={notesTexts.show}
          hide={notesTexts.hide}
          isOpen={showsNotes}
          onToggle={() => setShowsNotes(!showsNotes)}
        >
          <CourseNotes course={course} outline={outline} />
        </PanelButton>
      )}
    </Stack>
  );
}

type ProgressSummaryProps = { title: string; lessonIds: readonly number[]; progress: Progress };

/** A learner's progress in a course or a category, counted as everywhere else. */
function ProgressSummary({ title, lessonIds, progress }: ProgressSummaryProps) {
  if (lessonIds.length === 0) return <Typography color="textSecondary">{texts.noLessons}</Typography>;
  const complete = lessonIds.filter((id) => isComplete(progress, id)).length;
  return (
    <Box>
      <ProgressSteps
        small
        percent={progressPercent(progress, lessonIds)}
        label={fillPlaceholders(texts.progressIn, { title })}
      />
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
        {lessonIds.length === 1
          ? fillPlaceholders(texts.completeOfOne, { complete })
          : fillPlaceholders(texts.completeOfMany, { complete, count: lessonIds.length })}
      </Typography>
    </Box>
  );
}

type CategoryCardProps = {
  category: Category;
  mark: ReactNode;
  progress: ReactNode;
  /** A complete category leaves the main button to those that are not. */
  isDone: boolean;
};

/** A category of a course with the learner's progress and a link to its first lesson. */
function CategoryCard({ category, mark, progress, isDone }: CategoryCardProps) {
  const id = useId();
  return (
    <Card component="li" aria-labelledby={id} sx={{ display: 'flex', flexDirection: 'column' }}>
      <Thumbnail src={category.thumbnail} title={firstTitle(category)} />
      <Stack spacing={1.5} sx={{ flexGrow: 1, padding: 2.5 }}>
        <Typography id={id} variant="h3">
          {categoryTitle(category)}
          {mark}
        </Typography>
        <Typography color="textSecondary" sx={{ flexGrow: 1 }}>
          {category.description || learnerMessages.lessonViewer.noDescription}
        </Typography>
        {progress}
        <LinkButton
          variant={isDone ? 'outlined' : 'contained'}
          to={firstLessonPath(category.courseId, category.id)}
          aria-describedby={id}
          sx={{ alignSelf: 'flex-start' }}
        >
          {learnerMessages.courseViewer.start}
        </LinkButton>
      </Stack>
    </Card>
  );
}

/** Four categories are two rows of two where three would fit in one, so that none is alone. */
const fourInPairs = {
  '& > :has(> :nth-of-type(4):last-of-type)': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(300px, 34%)), 1fr))',
  },
};
