import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import type { Course } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import { messageFor, messages } from '@padavu/domain/messages';
import { CardGrid } from '@/components/CardGrid.tsx';
import { Pager, usePager } from '@/components/Pager.tsx';
import { CardShapes } from '@/components/list-shapes.tsx';
import { SkeletonView } from '@/components/SkeletonView.tsx';
import { ProblemView, StateView } from '@/components/StateView.tsx';
import { useKeptFocus } from '@/components/use-kept-focus.ts';
import { AdminCourseCard } from './AdminCourseCard.tsx';
import type { CourseCommands } from './AdminCourseCard.tsx';
import { coursesById } from '@/features/course-content/course-queries.ts';
import { passes } from './use-course-filter.ts';
import type { CourseFilter } from './use-course-filter.ts';
import { failureMessage } from '@/lib/firebase/failure.ts';
import { useLiveWindow } from '@/lib/firebase/use-live-window.ts';
import type { LiveWindow } from '@/lib/firebase/use-live-window.ts';

type CourseResultsProps = { filter: CourseFilter; onClear: () => void; commands: CourseCommands };

/** The courses that match the filter, drafts included; live, page by page. */
export function CourseResults(props: CourseResultsProps) {
  const courses = useLiveWindow(
    limits.adminContent.courses,
    (id, limit) => coursesById(limit, id),
    JSON.stringify(props.filter),
  );
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <Box {...kept} aria-busy={courses.live.state === 'loading'} sx={{ outline: 'none' }}>
      <Content courses={courses} {...props} />
    </Box>
  );
}

type ContentProps = CourseResultsProps & { courses: LiveWindow<Course> };

function Content({ courses, ...props }: ContentProps) {
  const { live, retry } = courses;
  switch (live.state) {
    case 'loading':
      return (
        <SkeletonView text={messages.courses.loading}>
          <CardShapes />
        </SkeletonView>
      );
    case 'failed':
      return (
        <ProblemView message={failureMessage(live.error) ?? messages.courses.loadFailed} onRetry={retry} />
      );
    case 'ready':
      return <Found list={live.data} courses={courses} {...props} />;
    default:
      return assertNever(live);
  }
}

function Found({ list, courses, filter, onClear, commands }: ContentProps & { list: readonly Course[] }) {
  const found = list.filter((course) => passes(filter, course));
  const pages = usePager(found, limits.pageSize.courses, JSON.stringify([filter, courses.after]));
  const isNarrowed = filter.search !== '' || filter.category !== null;
  return (
    <Stack spacing={3}>
      {pages.total === 0 ? (
        <StateView
          drawing="scene-empty"
          title={courses.next || courses.previous ? 'No courses found among these.' : messages.courses.empty}
          action={
            isNarrowed && (
              <Button variant="outlined" onClick={onClear}>
                Clear filters
              </Button>
            )
          }
        />
      ) : (
        <CardGrid>
          {pages.shown.map((course) => (
            <AdminCourseCard key={course.id} course={course} commands={commands} />
          ))}
        </CardGrid>
      )}
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={2}
        sx={{ alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography role="status" variant="body2" color="textSecondary">
          {messageFor.entries(pages.from, pages.to, pages.total)}
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
