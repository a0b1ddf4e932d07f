import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import type { User, UserFilter } from '@padavu/domain/user/user';
import type { UserSort } from '@padavu/domain/user/user-sort';
import { useState } from 'react';
import { Announcement } from '@/components/Announcement.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { RowShapes } from '@/components/list-shapes.tsx';
import { ApproveWithPayment } from '@/features/admin-users/payment/ApproveWithPayment.tsx';
import { BulkDialog } from '@/features/admin-users/bulk/BulkDialog.tsx';
import { SelectionBar, selectedText } from './SelectionBar.tsx';
import { UserResults } from './UserResults.tsx';
import { approveMany } from '@/features/admin-users/bulk/bulk-commands.ts';
import { useBulk } from '@/features/admin-users/bulk/use-bulk.ts';
import { newUserText, useNewUsers } from '@/features/admin-users/use-new-users.ts';
import { useSelectedUsers } from './use-selected-users.ts';
import { useUserList } from './use-user-list.ts';
import type { UserList as List } from './use-user-list.ts';

type UserListProps = {
  filter: UserFilter;
  sort: UserSort;
  onSort: (sort: UserSort) => void;
  /** Reloads the list after a failure. */
  onReload: () => void;
  onClear: () => void;
  onApproved: () => void;
};

const noUsers: User[] = [];

/** The users that match the filter, live: new registrations appear, are highlighted and announced. */
export function UserList({ filter, onReload, ...props }: UserListProps) {
  const { sort, onApproved } = props;
  const list = useUserList(filter, sort);
  const users = list.state === 'ready' ? list.users : noUsers;
  const queryKey = JSON.stringify(filter);
  const newUsers = useNewUsers(queryKey, canShowNewUsers(list, sort) ? users : null);
  const selection = useSelectedUsers(queryKey, users);
  const bulk = useBulk({
    latest: (user) => [...users, ...selection.users].find(({ id }) => id === user.id) ?? user,
    onDone: (command, done) => {
      selection.drop(done);
      if (command === approveMany) onApproved();
    },
  });
  const [approvingId, setApprovingId] = useState<string | null>(null);
  return (
    <Box aria-busy={list.state === 'loading'}>
      <Announcement text={newUserText(newUsers)} />
      <Announcement text={selectedText(selection.users.length)} />
      <Stack spacing={2}>
        <ApproveWithPayment userId={approvingId} onUserChange={setApprovingId} onApproved={onApproved} />
        <QueryState
          query={list}
          loading={adminMessages.users.loading}
          shapes={<RowShapes framed rows={8} />}
          failed={(reason) => adminMessageFor.usersLoadFailed(reason ?? messages.server.error)}
          onRetry={() => {
            onReload();
            if (list.state === 'failed') list.retry();
          }}
        >
          {(ready) => (
            <UserResults
              {...props}
              list={ready}
              selection={selection}
              newUserIds={new Set(newUsers.map(({ id }) => id))}
              onApproveWithPayment={({ id }) => setApprovingId(id)}
              onDeleted={(user) => selection.drop([user])}
            />
          )}
        </QueryState>
        <SelectionBar
          users={selection.users}
          onCommand={(command) => bulk.open(command, selection.users)}
          onClear={selection.clear}
        />
      </Stack>
      <BulkDialog {...bulk} />
    </Box>
  );
}

/** New registrations show only at the top of the first page, newest first. */
function canShowNewUsers(list: List, sort: UserSort): boolean {
  return list.state === 'ready' && list.confirmed && !list.refreshing && list.page === 1 && sort === 'newest';
}
