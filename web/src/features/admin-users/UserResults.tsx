import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { messages } from '@padavu/domain/messages';
import type { UserSort } from '@padavu/domain/user-sort';
import { userSorts } from '@padavu/domain/user-sort';
import { useEffect, useRef } from 'react';
import { Pager } from '@/components/Pager.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { StateView } from '@/components/StateView.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { UserCards } from './UserCards.tsx';
import { PageCheckbox } from './UserCheckboxes.tsx';
import { UserTable } from './UserTable.tsx';
import type { UserList } from './use-user-list.ts';
import type { UserRowsProps } from './user-rows.ts';
import { sortWords } from './user-sort.ts';

type Ready = Extract<UserList, { state: 'ready' }>;

type UserResultsProps = UserRowsProps & {
  list: Ready;
  sort: UserSort;
  onSort: (sort: UserSort) => void;
  onClear: () => void;
};

/** The window width in pixels from which a table beside the menu leaves room for names. */
const tableFrom = 1280;

/** A page of the users found, their number, and paging. */
export function UserResults({ list, sort, onSort, onClear, ...rows }: UserResultsProps) {
  const { users, refreshing, page, previous, next } = list;
  const narrow = useMediaQuery(useTheme().breakpoints.down(tableFrom));
  const { top, turning } = useTopOfPage(page, refreshing);
  return (
    <Stack spacing={2}>
      <Typography
        ref={top}
        tabIndex={-1}
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ outline: 'none', scrollMarginTop: (theme) => theme.spacing(12) }}
      >
        {refreshing ? messages.users.loading : countText(list, sort)}
      </Typography>
      {narrow && users.length > 0 && (
        <Stack
          direction="row"
          sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'end', displayPrint: 'none' }}
        >
          <Box sx={{ flex: 'none', width: { xs: '50%', sm: '14rem' } }}>
            <UserSortInput sort={sort} onSort={onSort} />
          </Box>
          <PageCheckbox table={rows.table} labelled />
        </Stack>
      )}
      {users.length === 0 ? (
        <NoUsers onClear={onClear} onSearchFurther={next && turning(next)} />
      ) : narrow ? (
        <UserCards {...rows} />
      ) : (
        <Paper variant="outlined">
          <UserTable {...rows} />
        </Paper>
      )}
      <Pager page={page} previous={previous && turning(previous)} next={next && turning(next)} />
    </Stack>
  );
}

/** Scrolls to the top of a new page and moves the focus there. */
function useTopOfPage(page: number, refreshing: boolean) {
  const top = useRef<HTMLParagraphElement>(null);
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (refreshing || left.current === null || left.current === page) return;
    left.current = null;
    top.current?.focus();
  }, [page, refreshing]);
  const turning = (turn: () => void) => () => {
    left.current = page;
    turn();
  };
  return { top, turning };
}

function countText({ users, page, previous, next }: Ready, sort: UserSort): string {
  if (users.length === 0) return '';
  const order = users.length > 1 ? `, ${sortWords[sort]}` : '';
  const count = pluralize(users.length, 'user') + order;
  return previous || next ? `Page ${page}: ${count}` : count;
}

const labels: Record<UserSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name A–Z',
  'name-descending': 'Name Z–A',
};

const options = userSorts.map((value) => ({ value, label: labels[value] }));

/** The sort order of the cards, which have no column headings. */
function UserSortInput({ sort, onSort }: { sort: UserSort; onSort: (sort: UserSort) => void }) {
  return (
    <SelectInput
      label="Sort"
      options={options}
      value={sort}
      onChange={(event) => onSort(userSorts.find((one) => one === event.target.value) ?? 'newest')}
    />
  );
}

type NoUsersProps = {
  onClear: () => void;
  /** Continues a search that has not reached the end; `null` if it has. */
  onSearchFurther: (() => void) | null;
};

/** An empty result, or an empty one so far. */
function NoUsers({ onClear, onSearchFurther }: NoUsersProps) {
  if (onSearchFurther) {
    return (
      <StateView
        drawing="scene-empty"
        title="Nobody found so far."
        action={
          <Button variant="outlined" onClick={onSearchFurther}>
            Search further
          </Button>
        }
      >
        Many names are similar to this search. A longer search finds people sooner.
      </StateView>
    );
  }
  return (
    <StateView
      drawing="scene-empty"
      title={messages.users.empty}
      action={
        <Button variant="outlined" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}
