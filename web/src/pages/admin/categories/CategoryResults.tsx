import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { assertNever } from '@padavu/domain/assert-never';
import { courseNameFor } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { useEffect, useEffectEvent } from 'react';
import { Pager } from '@/components/Pager.tsx';
import { LoadingView, ProblemView, StateView } from '@/components/StateView.tsx';
import { useKeptFocus } from '@/components/use-kept-focus.ts';
import { usePager } from '@/components/use-pager.ts';
import { WindowPager } from '@/components/WindowPager.tsx';
import type { CourseChoice } from '@/features/course/use-course-choice.ts';
import { CategoryCards } from '@/features/subcategory/CategoryCards.tsx';
import type { CategoryCommands } from '@/features/subcategory/category-rows.ts';
import { CategoryTable } from '@/features/subcategory/CategoryTable.tsx';
import type { CategoryFilter } from '@/features/subcategory/use-category-filter.ts';
import { useCategoryList } from '@/features/subcategory/use-category-list.ts';
import type { CategoryList } from '@/features/subcategory/use-category-list.ts';
import { useCourseNames } from './use-course-names.ts';

type CategoryResultsProps = {
  choice: CourseChoice;
  filter: CategoryFilter;
  onClear: () => void;
  commands: CategoryCommands;
  /** Goes up when a category was made: the last page is where it is to be seen. */
  lastPageWanted: number;
};

/** One more is read than is shown of courses and of categories, and then the courses of a page that are not among these. */
const sizeFor = ({ courses, next, previous }: CourseChoice) =>
  limits.desk.documents - courses.length - 1 - (next || previous ? 1 + limits.pageSize.categories : 0);

/** The categories that pass the filter, live, page by page. */
export function CategoryResults({ choice, filter, ...props }: CategoryResultsProps) {
  const named = choice.courses.filter(({ title }) => courseNameFor(title) === filter.course);
  const courseIds = filter.course === null ? null : named.map(({ id }) => id);
  const size = sizeFor(choice);
  const list = useCategoryList(courseIds, filter.search, size);
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <Box {...kept} aria-busy={list.state === 'loading'} sx={{ outline: 'none' }}>
      <Content list={list} size={size} choice={choice} filter={filter} {...props} />
    </Box>
  );
}

type ContentProps = CategoryResultsProps & { list: CategoryList; size: number };

function Content({ list, ...props }: ContentProps) {
  switch (list.state) {
    case 'loading':
      return <LoadingView text={messages.categories.loading} />;
    case 'failed':
      return (
        <ProblemView
          message={messages.categories.loadFailed}
          action={
            <Button variant="contained" onClick={list.retry}>
              Try again
            </Button>
          }
        />
      );
    case 'ready':
      return <Found list={list} {...props} />;
    default:
      return assertNever(list);
  }
}

type FoundProps = ContentProps & { list: Extract<CategoryList, { state: 'ready' }> };

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
        <StateView
          drawing="scene-empty"
          title={next || previous ? 'No categories found among these.' : messages.categories.empty}
          action={
            isNarrowed && (
              <Button variant="outlined" onClick={onClear}>
                Clear filters
              </Button>
            )
          }
        />
      ) : narrow ? (
        <CategoryCards {...rows} />
      ) : (
        <Paper variant="outlined">
          <CategoryTable {...rows} />
        </Paper>
      )}
      <Pager page={pages.page} pages={pages.pages} onPage={pages.goTo} />
      <WindowPager size={size} noun="categories" next={next} previous={previous} isSearched={isSearched} />
      {filter.course !== null && (
        <WindowPager
          size={limits.desk.courses}
          noun="courses"
          next={choice.next}
          previous={choice.previous}
          isSearched={isSearched}
        />
      )}
    </Stack>
  );
}
