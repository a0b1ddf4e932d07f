import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Course } from '@padavu/domain/course/course';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messageFor } from '@padavu/domain/messages';
import { CardGrid } from '@/components/CardGrid.tsx';
import { CardShapes } from '@/components/list-shapes.tsx';
import { EmptyState, QueryState } from '@/components/QueryState.tsx';
import { Pager, usePager } from '@/components/Pager.tsx';
import type { StoredPage } from '@/components/Pager.tsx';
import { AdminCourseCard } from './AdminCourseCard.tsx';
import type { CourseDialogState } from './CourseDialogs.tsx';
import { coursesById } from '@/features/course-content/queries.ts';
import { matchesCourseFilter } from './use-course-filter.ts';
import type { CourseFilter } from './use-course-filter.ts';
import { useLivePage } from '@/lib/firebase/use-live-page.ts';
import type { LivePage } from '@/lib/firebase/use-live-page.ts';

type CourseResultsProps = {
  filter: CourseFilter;
  stored: StoredPage;
  onClear: () => void;
  onOpen: (dialog: CourseDialogState) => void;
};

/** The courses that match the filter, drafts included; live, page by page. */
export function CourseResults(props: CourseResultsProps) {
  const courses = useLivePage(
    limits.adminContent.courses,
    (id, limit) => coursesById(limit, id),
    JSON.stringify(props.filter),
  );
  return (
    <Box aria-busy={courses.live.state === 'loading'}>
      <QueryState
        query={courses.live}
        loading={adminMessages.courses.loading}
        shapes={<CardShapes />}
        failed={(reason) => reason ?? adminMessages.courses.loadFailed}
        onRetry={courses.retry}
      >
        {({ data }) => <CourseCards list={data} courses={courses} {...props} />}
      </QueryState>
    </Box>
  );
}

type CourseCardsProps = CourseResultsProps & { list: readonly Course[]; courses: LivePage<Course> };

function CourseCards({ list, courses, filter, stored, onClear, onOpen }: CourseCardsProps) {
  const matches = list.filter((course) => matchesCourseFilter(filter, course));
  const pages = usePager(matches, limits.pageSize.courses, stored);
  const isFiltered = filter.search !== '' || filter.category !== null;
  const isPart = Boolean(courses.next || courses.previous);
  const isNew = pages.total === 0 && !isFiltered && !isPart;
  return (
    <Stack spacing={3}>
      {isNew ? (
        <EmptyState title="No courses yet" onClear={null}>
          Add the first one, or import a course from a file.
        </EmptyState>
      ) : pages.total === 0 ? (
        <EmptyState
          title={isPart ? 'No courses found among these.' : adminMessages.courses.empty}
          onClear={isFiltered ? onClear : null}
        />
      ) : (
        <CardGrid>
          {pages.rows.map((course) => (
            <AdminCourseCard key={course.id} course={course} onOpen={onOpen} />
          ))}
        </CardGrid>
      )}
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={2}
        sx={{ alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography role="status" variant="body2" color="textSecondary">
          {isNew ? '' : messageFor.entries(pages.from, pages.to, pages.total)}
        </Typography>
        <Pager page={pages.page} pages={pages.pages} onPage={pages.goTo} />
      </Stack>
      <Pager
        size={limits.adminContent.courses}
        noun="courses"
        next={courses.next}
        previous={courses.previous}
        isSearched={filter.search !== ''}
      />
    </Stack>
  );
}
