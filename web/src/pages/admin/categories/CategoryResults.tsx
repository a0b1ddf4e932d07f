import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { assertNever } from '@padavu/domain/assert-never';
import { courseNameFor } from '@padavu/domain/course';
import type { Course } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { useEffect, useEffectEvent } from 'react';
import { Pager } from '@/components/Pager.tsx';
import { LoadingView, ProblemView, StateView } from '@/components/StateView.tsx';
import { useKeptFocus } from '@/components/use-kept-focus.ts';
import { usePager } from '@/components/use-pager.ts';
import { WindowPager } from '@/components/WindowPager.tsx';
import { CategoryCards } from '@/features/subcategory/CategoryCards.tsx';
import type { CategoryCommands } from '@/features/subcategory/category-rows.ts';
import { CategoryTable } from '@/features/subcategory/CategoryTable.tsx';
import type { CategoryFilter } from '@/features/subcategory/use-category-filter.ts';
import { useCategoryList } from '@/features/subcategory/use-category-list.ts';
import type { CategoryList } from '@/features/subcategory/use-category-list.ts';

type CategoryResultsProps = {
  courses: readonly Course[];
  filter: CategoryFilter;
  onClear: () => void;
  commands: CategoryCommands;
  /** Goes up when a category was made: the last page is where it is to be seen. */
  lastPageWanted: number;
};

/** The categories that pass the filter, live, page by page. */
export function CategoryResults({ courses, filter, ...props }: CategoryResultsProps) {
  const named = courses.filter(({ title }) => courseNameFor(title) === filter.course);
  const list = useCategoryList(filter.course === null ? null : named.map(({ id }) => id), filter.search);
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <Box {...kept} aria-busy={list.state === 'loading'} sx={{ outline: 'none' }}>
      <Content list={list} courses={courses} filter={filter} {...props} />
    </Box>
  );
}

function Content({ list, ...props }: CategoryResultsProps & { list: CategoryList }) {
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

type FoundProps = CategoryResultsProps & { list: Extract<CategoryList, { state: 'ready' }> };

function Found({ list, courses, filter, onClear, commands, lastPageWanted }: FoundProps) {
  const pages = usePager(list.categories, limits.pageSize.categories, JSON.stringify([filter, list.after]));
  const narrow = useMediaQuery(useTheme().breakpoints.down('lg'));
  const showLast = useEffectEvent(() => pages.goTo(Number.MAX_SAFE_INTEGER));
  useEffect(() => {
    if (lastPageWanted > 0) showLast();
  }, [lastPageWanted]);

  const titles = new Map(courses.map(({ id, title }) => [id, title]));
  const courseOf = (id: number) => ({ name: courseNameFor(titles.get(id) ?? ''), title: titles.get(id) });
  const rows = { categories: pages.shown, courseOf, commands };
  const isNarrowed = filter.search !== '' || filter.course !== null;
  return (
    <Stack spacing={2}>
      {pages.total === 0 ? (
        <StateView
          drawing="scene-empty"
          title={messages.categories.empty}
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
      <WindowPager
        size={limits.categoriesPerView}
        noun="categories"
        next={list.next}
        previous={list.previous}
        isSearched={filter.search !== ''}
      />
    </Stack>
  );
}
