import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { courseNameFor } from '@padavu/domain/course';
import type { Course } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import type { Subcategory } from '@padavu/domain/subcategory';
import { useEffect, useEffectEvent } from 'react';
import { EmptyState, QueryState } from '@/components/QueryState.tsx';
import { Pager, usePager } from '@/components/Pager.tsx';
import { RowShapes } from '@/components/list-shapes.tsx';
import { useKeptFocus } from '@/components/use-kept-focus.ts';
import { coursesWithIds } from '@/features/course-content/course-queries.ts';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { CategoryActions } from './CategoryActions.tsx';
import { CategoryCourse } from './CategoryCourse.tsx';
import { CategoryName } from './CategoryName.tsx';
import { CategoryTable } from './CategoryTable.tsx';
import type { CategoryCommands, CategoryRowsProps, CourseOfCategory } from './category-rows.ts';
import type { CategoryFilter } from './use-category-filter.ts';
import { useCategoryList } from './use-category-list.ts';
import type { CategoryList } from './use-category-list.ts';

type CategoryResultsProps = {
  choice: CourseChoice;
  filter: CategoryFilter;
  onClear: () => void;
  commands: CategoryCommands;
  /** Increases when a category is created, which then shows on the last page. */
  lastPageWanted: number;
};

/**
 * How many categories one read may take: what the page's limit leaves after the courses, the categories of a page and
 * one of each that tells whether more follow.
 */
const sizeFor = ({ courses, next, previous }: CourseChoice) =>
  limits.adminContent.documents -
  courses.length -
  1 -
  (next || previous ? 1 + limits.pageSize.categories : 0);

/** The categories that pass the filter, live, page by page. */
export function CategoryResults({ choice, filter, ...props }: CategoryResultsProps) {
  const named = choice.courses.filter(({ title }) => courseNameFor(title) === filter.course);
  const courseIds = filter.course === null ? null : named.map(({ id }) => id);
  const size = sizeFor(choice);
  const list = useCategoryList(courseIds, filter.search, size);
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <Box {...kept} aria-busy={list.state === 'loading'} sx={{ outline: 'none' }}>
      <QueryState
        query={list}
        loading={messages.categories.loading}
        shapes={<RowShapes framed />}
        failed={() => messages.categories.loadFailed}
        onRetry={() => list.state === 'failed' && list.retry()}
      >
        {(ready) => <Found list={ready} size={size} choice={choice} filter={filter} {...props} />}
      </QueryState>
    </Box>
  );
}

type FoundProps = CategoryResultsProps & { list: Extract<CategoryList, { state: 'ready' }>; size: number };

function Found({ list, size, choice, filter, onClear, commands, lastPageWanted }: FoundProps) {
  const pages = usePager(list.categories, limits.pageSize.categories, JSON.stringify([filter, list.after]));
  const narrow = useMediaQuery(useTheme().breakpoints.down('lg'));
  const courseOf = useCourseNames(choice.courses, pages.shown);
  const showLast = useEffectEvent(() => pages.goTo(Number.MAX_SAFE_INTEGER));
  useEffect(() => {
    if (lastPageWanted > 0) showLast();
  }, [lastPageWanted]);

  const { next, previous } = list;
  const rows = { categories: pages.shown, courseOf, commands };
  const isSearched = filter.search !== '';
  const isNarrowed = isSearched || filter.course !== null;
  return (
    <Stack spacing={2}>
      {pages.total === 0 ? (
        <EmptyState
          title={next || previous ? 'No categories found among these.' : messages.categories.empty}
          onClear={isNarrowed ? onClear : null}
        />
      ) : narrow ? (
        <CategoryCards {...rows} />
      ) : (
        <Paper variant="outlined">
          <CategoryTable {...rows} />
        </Paper>
      )}
      <Pager page={pages.page} pages={pages.pages} onPage={pages.goTo} />
      <Pager size={size} noun="categories" next={next} previous={previous} isSearched={isSearched} />
      {filter.course !== null && (
        <Pager
          size={limits.adminContent.courses}
          noun="courses"
          next={choice.next}
          previous={choice.previous}
          isSearched={isSearched}
        />
      )}
    </Stack>
  );
}

/** The course names of some categories, including courses that are not loaded yet. */
function useCourseNames(
  courses: readonly Course[],
  categories: readonly Subcategory[],
): (courseId: number) => CourseOfCategory {
  const known = new Map(courses.map(({ id, title }) => [id, title]));
  const missing = new Set(categories.map(({ courseId }) => courseId).filter((id) => !known.has(id)));
  const { live } = useLiveQuery(missing.size === 0 ? null : coursesWithIds([...missing]));
  if (live.state === 'ready') for (const { id, title } of live.data) known.set(id, title);
  return (id) => ({ name: courseNameFor(known.get(id) ?? ''), title: known.get(id) });
}

/** The categories as cards, on narrow screens. */
function CategoryCards({ categories, courseOf, commands }: CategoryRowsProps) {
  return (
    <Stack
      component="ul"
      spacing={2}
      aria-label="Categories"
      sx={{ listStyle: 'none', margin: 0, padding: 0 }}
    >
      {categories.map((category) => (
        <Card component="li" key={category.id} sx={{ padding: 2 }}>
          <CategoryName category={category} />
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1,
              paddingTop: 1.5,
            }}
          >
            <CategoryCourse course={courseOf(category.courseId)} />
            <Box sx={{ marginInlineStart: 'auto' }}>
              <CategoryActions category={category} commands={commands} />
            </Box>
          </Box>
        </Card>
      ))}
    </Stack>
  );
}
