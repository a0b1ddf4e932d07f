import Stack from '@mui/material/Stack';
import type { Course } from '@padavu/domain/course/course';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { ListShape } from '@/components/page-shapes.tsx';
import { SearchInput } from '@/components/SearchInput.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { CourseFilter } from '@/features/admin-content/CourseFilter.tsx';
import { FilterBar } from '@/features/admin-content/FilterBar.tsx';
import { useOpenDialog } from '@/features/admin-content/use-open-dialog.ts';
import { coursesById } from '@/features/course-content/queries.ts';
import { useTaughtCourse } from '@/features/course-content/TaughtCourse.tsx';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { isRefused } from '@/lib/firebase/failure.ts';
import { useLivePage } from '@/lib/firebase/use-live-page.ts';
import { CategoryActions } from './CategoryActions.tsx';
import { CategoryAuthAlert } from './CategoryAuthAlert.tsx';
import { CategoryDialogs } from './CategoryDialogs.tsx';
import type { CategoryDialogState } from './CategoryDialogs.tsx';
import { CategoryResults } from './CategoryResults.tsx';
import { loginAgain } from './use-category-auth.ts';
import type { CategoryAuth } from './use-category-auth.ts';
import { useCategoryFilter } from './use-category-filter.ts';
import { useCategoryPages } from './use-category-list.ts';

/** The categories and their actions, shown once the administrator is known. */
export function CategoryManagement({ access }: { access: CategoryAuth }) {
  const { live, retry, next, previous } = useLivePage(
    limits.adminContent.courses,
    (id, limit) => coursesById(limit, id),
    '',
    { keepPrevious: true },
  );
  const taught = useTaughtCourse();
  const { auth, expire } = access;
  // A teacher is refused a course that was taken away; their account decides whether the session is over.
  const isForbidden = taught === null && live.state === 'failed' && isRefused(live.error);
  useEffect(() => {
    if (isForbidden) expire(adminMessages.categories.sessionExpired);
  }, [isForbidden, expire]);

  const authProblem =
    auth.state === 'expired' ? (
      <CategoryAuthAlert message={auth.message} onLoginAgain={loginAgain} />
    ) : undefined;
  if (live.state === 'failed' && authProblem) return authProblem;
  return (
    <QueryState
      query={live}
      loading={adminMessages.categories.loading}
      shapes={<ListShape />}
      failed={() => adminMessages.categories.coursesFailed}
      onRetry={retry}
    >
      {({ data }) => (
        <LoadedManagement
          access={access}
          choice={{ courses: data, next, previous }}
          authProblem={authProblem}
        />
      )}
    </QueryState>
  );
}

type LoadedManagementProps = { access: CategoryAuth; choice: CourseChoice; authProblem: ReactNode };

function LoadedManagement({ access, choice, authProblem }: LoadedManagementProps) {
  const taught = useTaughtCourse();
  const filters = useCategoryFilter();
  const categories = useCategoryPages(choice, filters.filter, filters);
  // A new category is on the last page.
  const showLastPage = () => categories.pages.goTo(Number.MAX_SAFE_INTEGER);
  const dialogs = useOpenDialog<CategoryDialogState>();
  return (
    <Stack spacing={3}>
      {authProblem}
      <FilterBar
        label="Categories"
        add={adminMessages.categories.add}
        onAdd={() => dialogs.show({ kind: 'new' })}
        disabled={choice.courses.length === 0}
      >
        <CategoryFilters {...filters} courses={choice.courses} />
      </FilterBar>
      <CategoryDialogs
        {...dialogs}
        choice={choice}
        courseId={filters.filter.courseId ?? taught ?? onlyCourse(choice)}
        attempt={access.attempt}
        authProblem={authProblem}
        onCreated={showLastPage}
      />
      <CategoryResults
        choice={choice}
        filter={filters.filter}
        onClear={filters.clear}
        actions={(category) => (
          <CategoryActions
            category={category}
            attempt={access.attempt}
            onEdit={() => dialogs.show({ kind: 'edit', id: category.id })}
            onCopied={showLastPage}
          />
        )}
        {...categories}
      />
    </Stack>
  );
}

/** The course that a new category must be of, because there is no other. */
const onlyCourse = ({ courses: [only, ...others], next, previous }: CourseChoice) =>
  only && others.length === 0 && !next && !previous ? only.id : null;

type CategoryFiltersProps = ReturnType<typeof useCategoryFilter> & { courses: readonly Course[] };

function CategoryFilters({ filter, setSearch, setCourse, courses }: CategoryFiltersProps) {
  return (
    <>
      <SearchInput placeholder="Name or description" search={filter.search} onSearch={setSearch} />
      <CourseFilter courses={courses} courseId={filter.courseId} onCourse={setCourse} />
    </>
  );
}
