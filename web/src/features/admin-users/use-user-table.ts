import {
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ReactTable, Row, RowSelectionState, SortingState, Updater } from '@tanstack/react-table';
import type { User } from '@padavu/domain/user';
import { sortOrders, userSorts } from '@padavu/domain/user-sort';
import type { UserSort } from '@padavu/domain/user-sort';
import { useMemo } from 'react';

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

export type UserTableModel = ReactTable<typeof features, User>;
export type UserRow = Row<typeof features, User>;

const column = createColumnHelper<typeof features, User>();

const columns = column.columns([
  column.accessor('sortName', { header: 'Name and e-mail', sortDescFirst: false }),
  column.accessor('course', { header: 'Course and reference', enableSorting: false }),
  column.accessor('status', { header: 'Status', enableSorting: false }),
  column.accessor('registrationDate', { header: 'Registered', sortDescFirst: true }),
]);

type Options = {
  users: User[];
  /** The administrator's own id: that row has no commands. */
  ownId: string;
  rowSelection: RowSelectionState;
  onRowSelection: (updater: Updater<RowSelectionState>) => void;
  sort: UserSort;
  onSort: (sort: UserSort) => void;
};

/** Selection and order of the users in view. They arrive sorted, a page at a time; the table model does not sort. */
export function useUserTable(options: Options): UserTableModel {
  const { users, ownId, rowSelection, onRowSelection, sort, onSort } = options;
  const sorting = useMemo(() => sortingOf(sort), [sort]);
  return useTable({
    features,
    columns,
    data: users,
    getRowId: ({ id }) => id,
    state: { rowSelection, sorting },
    enableRowSelection: ({ id }) => id !== ownId,
    onRowSelectionChange: onRowSelection,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    onSortingChange: (updater) => {
      const next = typeof updater === 'function' ? updater(sorting) : updater;
      onSort(userSorts.find((one) => isSame(sortingOf(one), next)) ?? 'newest');
    },
  });
}

function sortingOf(sort: UserSort): SortingState {
  const [id, direction] = sortOrders[sort];
  return [{ id, desc: direction === 'desc' }];
}

function isSame([one]: SortingState, [other]: SortingState): boolean {
  return one?.id === other?.id && one?.desc === other?.desc;
}
