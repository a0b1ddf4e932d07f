import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import type { User } from '@padavu/domain/user/user';
import type { UserSort } from '@padavu/domain/user/user-sort';
import { sortOrders, userSorts } from '@padavu/domain/user/user-sort';
import { useEffect, useRef } from 'react';
import { Pager } from '@/components/Pager.tsx';
import { EmptyState } from '@/components/QueryState.tsx';
import { ResourceTable } from '@/components/ResourceTable.tsx';
import type { Column } from '@/components/resource-list.ts';
import { StateView } from '@/components/StateView.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { useStaffMember } from '@/features/session/use-staff-member.ts';
import type { useSelectedUsers } from './use-selected-users.ts';
import type { UserList } from './use-user-list.ts';
import {
  courseColumn,
  nameColumn,
  registeredColumn,
  statusColumn,
} from '@/features/admin-users/user-columns.tsx';
import { ApproveButton, DeactivateButton, DeleteUserButton } from '@/features/admin-users/UserCommands.tsx';
import { ApproveWithPaymentButton } from '@/features/admin-users/payment/ApproveWithPayment.tsx';

const sortTexts: Record<UserSort, string> = {
  newest: 'newest first',
  oldest: 'oldest first',
  name: 'by name, A–Z',
  'name-descending': 'by name, Z–A',
};

type Ready = Extract<UserList, { state: 'ready' }>;

type UserResultsProps = {
  list: Ready;
  selection: Pick<ReturnType<typeof useSelectedUsers>, 'ids' | 'select'>;
  sort: UserSort;
  onSort: (sort: UserSort) => void;
  newUserIds: ReadonlySet<string>;
  onClear: () => void;
  onApproved: () => void;
  /** Opens the dialog that approves the user with a payment. */
  onApproveWithPayment: (user: User) => void;
  onDeleted: (user: User) => void;
};

/** The window width in pixels from which a table beside the menu has room for names. */
const tableFrom = 1280;

/** A page of the matching users, their number, and paging. */
export function UserResults({ list, selection, sort, onSort, onClear, ...props }: UserResultsProps) {
  const { newUserIds, ...commands } = props;
  const { uid: ownId } = useStaffMember();
  const { users, refreshing, page, previous, next } = list;
  const { topRef, withFocusOnTop } = useTopOfPage(page, refreshing);
  const isNew = ({ id }: User) => newUserIds.has(id);
  const [column, direction] = sortOrders[sort];
  const name = nameColumn((user) => (user.id === ownId ? 'You' : isNew(user) ? 'New' : undefined));
  return (
    <Stack spacing={2}>
      <ResourceTable
        label="Users"
        columns={[name, ...[courseColumn, statusColumn, registeredColumn].map(withoutHeading)]}
        rows={users}
        keyOf={({ id }) => id}
        actions={(user) => <UserActions user={user} isOwn={user.id === ownId} {...commands} />}
        tableFrom={tableFrom}
        sorting={{ column, direction, onSort: (by, to) => onSort(sortBy(by, to)) }}
        selection={{
          selected: selection.ids,
          canSelect: ({ id }) => id !== ownId,
          onSelect: selection.select,
          nameOf: (user) => user.name,
        }}
        isNew={isNew}
        status={refreshing ? adminMessages.users.loading : <Count list={list} sort={sort} />}
        statusRef={topRef}
        empty={<NoUsers onClear={onClear} onSearchFurther={next && withFocusOnTop(next)} />}
      />
      <Pager
        page={page}
        previous={previous && withFocusOnTop(previous)}
        next={next && withFocusOnTop(next)}
      />
    </Stack>
  );
}

/** A column that a card shows without its heading: there are 25 cards, and a status or a date says what it is. */
const withoutHeading = (column: Column<User>): Column<User> => ({ ...column, hidesHeading: true });

/** The order of users by a column in a direction. */
function sortBy(column: string, direction: 'asc' | 'desc'): UserSort {
  const matches = (sort: UserSort) => sortOrders[sort][0] === column && sortOrders[sort][1] === direction;
  return userSorts.find(matches) ?? 'newest';
}

/** Moves the focus to the top of a new page, which scrolls there; `withFocusOnTop` wraps a paging command. */
function useTopOfPage(page: number, refreshing: boolean) {
  const topRef = useRef<HTMLParagraphElement>(null);
  const pageLeft = useRef<number | null>(null);
  useEffect(() => {
    if (refreshing || pageLeft.current === null || pageLeft.current === page) return;
    pageLeft.current = null;
    topRef.current?.focus();
  }, [page, refreshing]);
  const withFocusOnTop = (turn: () => void) => () => {
    pageLeft.current = page;
    turn();
  };
  return { topRef, withFocusOnTop };
}

/** The number of listed users. With "so far", until the server has confirmed the list, it is not announced. */
function Count({ list, sort }: { list: Ready; sort: UserSort }) {
  const { users, confirmed, page, previous, next } = list;
  if (users.length === 0) return null;
  const order = users.length > 1 ? `, ${sortTexts[sort]}` : '';
  const count = pluralize(users.length, 'user') + (confirmed ? '' : ' so far') + order;
  const text = previous || next ? `Page ${page}: ${count}` : count;
  return confirmed ? text : <span aria-hidden>{text}</span>;
}

type NoUsersProps = {
  onClear: () => void;
  /** Continues a search that has not reached the end; `null` if it has. */
  onSearchFurther: (() => void) | null;
};

/** An empty result, or one that is empty so far. */
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
  return <EmptyState title={adminMessages.users.empty} onClear={onClear} />;
}

type UserActionsProps = {
  user: User;
  isOwn: boolean;
  onApproved: () => void;
  /** Opens the dialog that approves the user with a payment. */
  onApproveWithPayment: (user: User) => void;
  onDeleted: (user: User) => void;
};

/** The actions for a user. Administrators cannot deactivate or delete their own account. */
function UserActions({ user, isOwn, onApproved, onApproveWithPayment, onDeleted }: UserActionsProps) {
  if (isOwn) return null;
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      {user.status !== 'approved' && <ApproveButton user={user} onApproved={onApproved} />}
      {user.status === 'pending' && (
        <ApproveWithPaymentButton user={user} onOpen={() => onApproveWithPayment(user)} small />
      )}
      <DeactivateButton user={user} />
      <DeleteUserButton user={user} onDeleted={onDeleted} />
    </Stack>
  );
}
