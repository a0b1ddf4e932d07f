import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Course } from '@padavu/domain/course';
import { messageFor, messages } from '@padavu/domain/messages';
import { matchesSearch } from '@padavu/domain/search';
import type { Subcategory } from '@padavu/domain/subcategory';
import { CardGrid } from '@/components/CardGrid.tsx';
import { CountBadge } from '@/components/CountBadge.tsx';
import { StateView } from '@/components/StateView.tsx';
import { useCourseSearch } from '@/features/learner/course-search.ts';
import { SubcategoryCard } from '@/features/subcategory/SubcategoryCard.tsx';

type CourseContentProps = { course: Course; subcategories: Subcategory[] };

/** A course and its parts, as far as the search in the header lets them through. */
export function CourseContent({ course, subcategories }: CourseContentProps) {
  return (
    <Stack spacing={{ xs: 4, sm: 5 }}>
      <Box>
        <Typography variant="h1">{course.title}</Typography>
        <Typography color="textSecondary" sx={{ marginTop: 1, maxWidth: '64ch' }}>
          {course.description}
        </Typography>
      </Box>
      <Box component="section" aria-labelledby="categories">
        <Stack
          direction="row"
          sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, marginBottom: 2 }}
        >
          <Typography id="categories" variant="h2">
            {messages.courseViewer.heading}
          </Typography>
          <CountBadge label={messageFor.subcategoryCount(subcategories.length)} />
        </Stack>
        {subcategories.length === 0 ? (
          <StateView drawing="scene-empty" title={messages.courseViewer.empty} />
        ) : (
          <FoundSubcategories subcategories={subcategories} />
        )}
      </Box>
    </Stack>
  );
}

function FoundSubcategories({ subcategories }: Pick<CourseContentProps, 'subcategories'>) {
  const { text, search } = useCourseSearch();
  const found = subcategories.filter(({ title, description }) => matchesSearch(text, title, description));
  if (found.length === 0) {
    return (
      <StateView
        drawing="scene-empty"
        title={`Nothing here matches "${text.trim()}".`}
        action={
          <Button variant="outlined" onClick={() => search('')}>
            Clear search
          </Button>
        }
      />
    );
  }
  return (
    <CardGrid>
      {found.map((subcategory) => (
        <SubcategoryCard key={subcategory.id} subcategory={subcategory} />
      ))}
    </CardGrid>
  );
}
