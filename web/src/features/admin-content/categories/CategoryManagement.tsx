import Stack from '@mui/material/Stack';
import type { Course } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin-messages';
import { categoryTitle } from '@padavu/domain/category';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { ListShape } from '@/components/page-shapes.tsx';
import { SearchInput } from '@/components/SearchInput.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { CourseFilter } from '@/features/admin-content/CourseFilter.tsx';
import { DeleteDialog } from '@/features/admin-content/DeleteDialog.tsx';
import { FilterBar } from '@/features/admin-content/FilterBar.tsx';
import { coursesById } from '@/features/course-content/queries.ts';
import { useTaughtCourse } from '@/features/course-content/TaughtCourse.tsx';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { isRefused } from '@/lib/firebase/failure.ts';
import { useLivePage } from '@/lib/firebase/use-live-page.ts';
import { CategoryAuthAlert } from './CategoryAuthAlert.tsx';
import { CategoryDialogs } from './CategoryDialogs.tsx';
import { CategoryResults } from './CategoryResults.tsx';
import { loginAgain } from './use-category-auth.ts';
import type { CategoryAuth } from './use-category-auth.ts';
import { useCategoryManagement } from './use-category-management.ts';
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
  const management = useCategoryManagement(access, () => categories.pages.goTo(Number.MAX_SAFE_INTEGER));
  const { category: toDelete, ...deletion } = management.deletion;
  return (
    <Stack spacing={3}>
      {authProblem}
      <FilterBar
        label="Categories"
        add={adminMessages.categories.add}
        onAdd={management.add}
        disabled={choice.courses.length === 0}
      >
        <CategoryFilters {...filters} courses={choice.courses} />
      </FilterBar>
      <CategoryDialogs
        management={management}
        choice={choice}
        courseId={filters.filter.courseId ?? taught}
        authProblem={authProblem}
      />
      <CategoryResults
        choice={choice}
        filter={filters.filter}
        onClear={filters.clear}
        commands={management.commands}
        {...categories}
      />
      <DeleteDialog question={adminMessages.categories.confirmDelete} {...deletion} record={toDelete}>
        {(category) => (
          <>
            <strong>{categoryTitle(category)}</strong> {deletedLessonsText(category.lessonsCount)}
          </>
        )}
      </DeleteDialog>
    </Stack>
  );
}

function deletedLessonsText(count: number): string {
  return count === 0 ? 'has no lessons.' : `and its ${pluralize(count, 'lesson')} are deleted.`;
}

type CategoryFiltersProps = ReturnType<typeof useCategoryFilter> & { courses: readonly Course[] };

function CategoryFilters({ filter, setSearch, setCourse, courses }: CategoryFiltersProps) {
  return (
    <>
      <SearchInput placeholder="Name or description" search={filter.search} onSearch={setSearch} />
      <CourseFilter courses={courses} courseId={filter.courseId} onCourse={setCourse} />
    </>
  );
}
