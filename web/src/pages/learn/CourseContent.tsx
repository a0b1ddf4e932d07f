import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Course } from '@padavu/domain/course';
import { messageFor, messages } from '@padavu/domain/messages';
import type { Chapter } from '@padavu/domain/outline';
import type { Progress } from '@padavu/domain/progress';
import { CardGrid } from '@/components/CardGrid.tsx';
import { CountBadge } from '@/components/CountBadge.tsx';
import { StateView } from '@/components/StateView.tsx';
import { useCourseSearch } from '@/features/learner/course-search.ts';
import { PartProgress } from '@/features/progress/PartProgress.tsx';
import { SubcategoryCard } from '@/features/subcategory/SubcategoryCard.tsx';
import { CourseSearchResults } from './CourseSearchResults.tsx';

type CourseContentProps = {
  course: Course;
  outline: readonly Chapter[];
  /** `null` while the lessons or the progress are not known: then no category claims any. */
  progress: Progress | null;
};

/** A course and its parts; while something is searched for, what the search finds in their place, and nothing above it. */
export function CourseContent({ course, outline, progress }: CourseContentProps) {
  const { text } = useCourseSearch();
  const isSearching = text.trim() !== '' && outline.length > 0;
  const card = ({ subcategory, lessons }: Chapter) => (
    <SubcategoryCard
      key={subcategory.id}
      subcategory={subcategory}
      progress={
        progress && (
          <PartProgress
            title={subcategory.title}
            lessonIds={lessons.map(({ id }) => id)}
            progress={progress}
          />
        )
      }
    />
  );
  return (
    <Stack spacing={{ xs: 4, sm: 5 }}>
      <Box sx={{ display: 'grid', columnGap: 8, rowGap: 3, gridTemplateColumns: { md: '2fr 1fr' } }}>
        <Box>
          <Typography variant="h1">{course.title}</Typography>
          {!isSearching && (
            <Typography color="textSecondary" sx={{ marginTop: 1, maxWidth: '64ch' }}>
              {course.description}
            </Typography>
          )}
        </Box>
        {!isSearching && progress && course.lessonIds.length > 0 && (
          <Box sx={{ alignSelf: 'end' }}>
            <PartProgress title={course.title} lessonIds={course.lessonIds} progress={progress} />
          </Box>
        )}
      </Box>
      {isSearching ? (
        <CourseSearchResults outline={outline} card={card} />
      ) : (
        <Box component="section" aria-labelledby="categories">
          <Stack
            direction="row"
            sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, marginBottom: 2 }}
          >
            <Typography id="categories" variant="h2">
              {messages.courseViewer.heading}
            </Typography>
            <CountBadge label={messageFor.subcategoryCount(outline.length)} />
          </Stack>
          {outline.length === 0 ? (
            <StateView drawing="scene-empty" title={messages.courseViewer.empty} />
          ) : (
            <CardGrid>{outline.map(card)}</CardGrid>
          )}
        </Box>
      )}
    </Stack>
  );
}
