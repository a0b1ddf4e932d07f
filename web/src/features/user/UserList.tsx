import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { assertNever } from '@padavu/domain/assert-never';
import { messageFor, messages } from '@padavu/domain/messages';
import type { UserFilter } from '@padavu/domain/user';
import { Announcement } from '@/components/Announcement.tsx';
import { LoadingView, ProblemView } from '@/components/StateView.tsx';
import { useKeptFocus } from '@/components/use-kept-focus.ts';
import { failureMessage } from '@/lib/firebase/failure.ts';
import { UserResults } from './UserResults.tsx';
import { newcomerText, useNewcomers } from './use-newcomers.ts';
import { useUserList } from './use-user-list.ts';
import type { UserList as List } from './use-user-list.ts';

type UserListProps = {
  filter: UserFilter;
  /** The administrator's own id. */
  ownId: string;
  /** The list is loaded anew after a failure. */
  onReload: () => void;
  onClear: () => void;
  onApproved: () => void;
};

/** The users that pass the filter, live (specification 2.12): who registers appears, is lit and announced. */
export function UserList({ filter, ...props }: UserListProps) {
  const list = useUserList(filter);
  const confirmed = list.state === 'ready' && list.confirmed && !list.refreshing;
  const newcomers = useNewcomers(JSON.stringify(filter), confirmed ? list.users : null);
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <Box {...kept} aria-busy={list.state === 'loading'} sx={{ outline: 'none' }}>
      <Announcement text={newcomerText(newcomers)} />
      <Content list={list} newcomerIds={new Set(newcomers.map(({ id }) => id))} {...props} />
    </Box>
  );
}

type ContentProps = Omit<UserListProps, 'filter'> & { list: List; newcomerIds: ReadonlySet<string> };

function Content({ list, onReload, ...rows }: ContentProps) {
  switch (list.state) {
    case 'loading':
      return <LoadingView text={messages.users.loading} />;
    case 'failed':
      return (
        <ProblemView
          message={messageFor.usersLoadFailed(failureMessage(list.error) ?? messages.server.error)}
          action={
            <Button
              variant="contained"
              onClick={() => {
                onReload();
                list.retry();
              }}
            >
              Try again
            </Button>
          }
        />
      );
    case 'ready':
      return <UserResults list={list} {...rows} />;
    default:
      return assertNever(list);
  }
}
