import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { messages } from '@padavu/domain/messages';
import { StateView } from '@/components/StateView.tsx';
import { UserCards } from './UserCards.tsx';
import { UserTable } from './UserTable.tsx';
import type { UserList } from './use-user-list.ts';
import type { UserRowsProps } from './user-rows.ts';

type Ready = Extract<UserList, { state: 'ready' }>;

type UserResultsProps = Omit<UserRowsProps, 'users'> & { list: Ready; onClear: () => void };

/** The users that were found, how many they are, and the way to more of them. */
export function UserResults({ list, onClear, ...rows }: UserResultsProps) {
  const { users, refreshing, confirmed, more } = list;
  const narrow = useMediaQuery(useTheme().breakpoints.down('lg'));
  return (
    <Stack spacing={2}>
      {!confirmed && !navigator.onLine && (
        <Alert severity="info">You're offline. This is the list as it was last loaded.</Alert>
      )}
      <Typography role="status" variant="body2" color="textSecondary">
        {refreshing ? messages.users.loading : countText(users.length, more !== null)}
      </Typography>
      {users.length === 0 ? (
        <StateView
          drawing="scene-empty"
          title={messages.users.empty}
          action={
            <Button variant="outlined" onClick={onClear}>
              Clear filters
            </Button>
          }
        />
      ) : narrow ? (
        <UserCards users={users} {...rows} />
      ) : (
        <Paper variant="outlined">
          <UserTable users={users} {...rows} />
        </Paper>
      )}
      {more && (
        <Button variant="outlined" onClick={more} sx={{ alignSelf: 'center' }}>
          Show more
        </Button>
      )}
    </Stack>
  );
}

function countText(count: number, more: boolean): string {
  if (count === 0) return '';
  if (count === 1) return '1 user';
  return more ? `The first ${count} users, newest first` : `${count} users, newest first`;
}
