import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { assertNever } from '@padavu/domain/assert-never';
import { messageFor, messages } from '@padavu/domain/messages';
import type { User, UserFilter } from '@padavu/domain/user';
import type { UserSort } from '@padavu/domain/user-sort';
import { useState } from 'react';
import { Announcement } from '@/components/Announcement.tsx';
import { LoadingView, ProblemView } from '@/components/StateView.tsx';
import { useKeptFocus } from '@/components/use-kept-focus.ts';
import { failureMessage } from '@/lib/firebase/failure.ts';
import { ApprovalDesk } from './ApprovalDesk.tsx';
import { approveMany } from './bulk-commands.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { SelectionBar, selectedText } from './SelectionBar.tsx';
import { UserResults } from './UserResults.tsx';
import { useBulk } from './use-bulk.ts';
import { newcomerText, useNewcomers } from './use-newcomers.ts';
import { useSelectedUsers } from './use-selected-users.ts';
import { useUserList } from './use-user-list.ts';
import type { UserList as List } from './use-user-list.ts';
import type { UserRowsProps } from './user-rows.ts';
import { useUserTable } from './use-user-table.ts';

type UserListProps = {
  filter: UserFilter;
  sort: UserSort;
  onSort: (sort: UserSort) => void;
  /** The administrator's own id. */
  ownId: string;
  /** The list is loaded anew after a failure. */
  onReload: () => void;
  onClear: () => void;
  onApproved: () => void;
};

const nobody: User[] = [];

/** The users that pass the filter, live (specification 2.12): who registers appears, is lit and announced. */
export function UserList({ filter, ...props }: UserListProps) {
  const { sort, onSort, ownId, onApproved } = props;
  const list = useUserList(filter, sort);
  const users = list.state === 'ready' ? list.users : nobody;
  const question = JSON.stringify(filter);
  const newcomers = useNewcomers(question, showsArrivals(list, sort) ? users : null);
  const selection = useSelectedUsers(question, users);
  const { rowSelection, setRowSelection: onRowSelection } = selection;
  const table = useUserTable({ users, ownId, rowSelection, onRowSelection, sort, onSort });
  const bulk = useBulk({
    latest: (user) => [...users, ...selection.users].find(({ id }) => id === user.id) ?? user,
    onDone: (command, done) => {
      selection.drop(done);
      if (command === approveMany) onApproved();
    },
  });
  const [asked, setAsked] = useState<string | null>(null);
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <Box {...kept} aria-busy={list.state === 'loading'} sx={{ outline: 'none' }}>
      <Announcement text={newcomerText(newcomers)} />
      <Announcement text={selectedText(selection.users.length)} />
      <Stack spacing={2}>
        <ApprovalDesk ownId={ownId} asked={asked} onAsk={setAsked} onApproved={onApproved} />
        <Content
          {...props}
          list={list}
          table={table}
          newcomerIds={new Set(newcomers.map(({ id }) => id))}
          onAskPayment={({ id }) => setAsked(id)}
          onDeleted={(user) => selection.drop([user])}
        />
        <SelectionBar
          users={selection.users}
          onCommand={(command) => bulk.ask(command, selection.users)}
          onClear={selection.clear}
        />
      </Stack>
      <BulkDialog {...bulk} />
    </Box>
  );
}

/** Whoever registers comes first on the first page of the newest. */
function showsArrivals(list: List, sort: UserSort): boolean {
  return list.state === 'ready' && list.confirmed && !list.refreshing && list.page === 1 && sort === 'newest';
}

type ContentProps = Omit<UserListProps, 'filter'> & UserRowsProps & { list: List };

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
