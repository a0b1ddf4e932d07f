import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { messageFor, messages } from '@padavu/domain/messages';
import { categoryTitle } from '@padavu/domain/course/category';
import type { Category } from '@padavu/domain/course/category';
import { countTranslations } from '@padavu/domain/language/translation-count';
import type { ReactNode } from 'react';
import { EmptyState, QueryState } from '@/components/QueryState.tsx';
import { Pager } from '@/components/Pager.tsx';
import { ResourceTable } from '@/components/ResourceTable.tsx';
import type { Column } from '@/components/resource-list.ts';
import { Thumbnail } from '@/components/Thumbnail.tsx';
import { RowShapes } from '@/components/list-shapes.tsx';
import { MalayalamMark } from '@/components/TwoLanguages.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { lineClamp } from '@/components/line-clamp.ts';
import { NoCourses } from '@/features/admin-content/NoCourses.tsx';
import { CoursePager } from '@/features/course-content/CoursePager.tsx';
import { coursesWithIds } from '@/features/course-content/queries.ts';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import type { CategoryFilter } from './use-category-filter.ts';
import type { CategoryList, CategoryPages } from './use-category-list.ts';

type CategoryResultsProps = {
  choice: CourseChoice;
  filter: CategoryFilter;
  onClear: () => void;
  actions: (category: Category) => ReactNode;
} & CategoryPages;

/** The categories that match the filter; live, page by page. */
export function CategoryResults({ list, ...props }: CategoryResultsProps) {
  return (
    <Box aria-busy={list.state === 'loading'}>
      <QueryState
        query={list}
        loading={adminMessages.categories.loading}
        shapes={<RowShapes framed />}
        failed={() => adminMessages.categories.loadFailed}
        onRetry={() => list.state === 'failed' && list.retry()}
      >
        {(ready) => <CategoryTable list={ready} {...props} />}
      </QueryState>
    </Box>
  );
}

type CategoryTableProps = Omit<CategoryResultsProps, 'list'> & {
  list: Extract<CategoryList, { state: 'ready' }>;
};

function CategoryTable({ list, pages, size, choice, filter, onClear, actions }: CategoryTableProps) {
  const courseOf = useCourseTitles(choice.courses, pages.rows);
  const { next, previous } = list;
  const isSearched = filter.search !== '';
  const isFiltered = isSearched || filter.courseId !== null;
  return (
    <Stack spacing={2}>
      <ResourceTable
        label="Categories"
        columns={[
          nameColumn,
          {
            id: 'course',
            header: 'Course',
            width: '12.5rem',
            cell: ({ courseId }) => courseOf(courseId),
          },
        ]}
        rows={pages.rows}
        keyOf={({ id }) => String(id)}
        status={pages.total === 0 ? '' : messageFor.entries(pages.from, pages.to, pages.total)}
        actions={actions}
        empty={
          choice.courses.length === 0 ? (
            <NoCourses>Add a course first, then its categories.</NoCourses>
          ) : (
            <EmptyState
              title={next || previous ? 'No categories found among these.' : adminMessages.categories.empty}
              onClear={isFiltered ? onClear : null}
            />
          )
        }
      />
      <Pager page={pages.page} pages={pages.pages} onPage={pages.goTo} />
      <Pager size={size} noun="categories" next={next} previous={previous} isSearched={isSearched} />
      {filter.courseId !== null && <CoursePager {...choice} />}
    </Stack>
  );
}

const nameColumn: Column<Category> = {
  id: 'category',
  header: 'Category',
  cell: (category) => <CategoryName category={category} />,
};

/** The title of a category's course by its id; reads the courses that are not loaded yet. */
function useCourseTitles(
  courses: readonly Course[],
  categories: readonly Category[],
): (courseId: number) => string {
  const titles = new Map(courses.map((course) => [course.id, courseTitle(course)]));
  const missing = new Set(categories.map(({ courseId }) => courseId).filter((id) => !titles.has(id)));
  const { live } = useLiveQuery(missing.size === 0 ? null : coursesWithIds([...missing]));
  if (live.state === 'ready') for (const course of live.data) titles.set(course.id, courseTitle(course));
  return (id) =>
    titles.get(id) ?? (live.state === 'loading' && missing.has(id) ? '' : messages.defaults.course);
}

/** A category's picture, name and the beginning of its description. */
function CategoryName({ category }: { category: Category }) {
  const { description, thumbnail, lessonsCount } = category;
  const title = categoryTitle(category);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: 2, alignItems: 'start' }}>
      <Box sx={{ borderRadius: 0.5, cornerShape: 'notch', overflow: 'hidden' }}>
        <Thumbnail src={thumbnail} title={title} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={lineClamp(2)}>
          {description || learnerMessages.lessonViewer.noDescription}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {pluralize(lessonsCount, 'lesson')}
        </Typography>
        <MalayalamMark {...countTranslations('category', category)} />
      </Box>
    </Box>
  );
}
