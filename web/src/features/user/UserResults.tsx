import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { messages } from '@padavu/domain/messages';
import type { UserSort } from '@padavu/domain/user-sort';
import { useEffect, useRef } from 'react';
import { counted } from '@/components/counted.ts';
import { PageTurner } from '@/components/PageTurner.tsx';
import { PageCheckbox } from './UserCheckboxes.tsx';
import { NoUsers } from './NoUsers.tsx';
import { UserCards } from './UserCards.tsx';
import { UserSortInput } from './UserSortInput.tsx';
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

/** Pixels of window below which a table beside the menu would leave names no room. */
const tableFrom = 1280;

/** A page of the users that were found, how many they are, and the way to the other pages. */
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
        <NoUsers onClear={onClear} onLookFurther={next && turning(next)} />
      ) : narrow ? (
        <UserCards {...rows} />
      ) : (
        <Paper variant="outlined">
          <UserTable {...rows} />
        </Paper>
      )}
      <PageTurner page={page} previous={previous && turning(previous)} next={next && turning(next)} />
    </Stack>
  );
}

/** Whoever turns a page finds its top, and the focus there. */
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
  const count = counted(users.length, 'user') + order;
  return previous || next ? `Page ${page}: ${count}` : count;
}
