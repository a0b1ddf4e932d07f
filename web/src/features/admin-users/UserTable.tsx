import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { MediumDate } from '@/components/MediumDate.tsx';
import { UserActions } from './UserActions.tsx';
import { PageCheckbox, UserCheckbox } from './UserCheckboxes.tsx';
import { UserName } from './UserName.tsx';
import { UserStatusChip } from './UserStatusChip.tsx';
import type { UserTableModel } from './use-user-table.ts';
import { arrival, markOf } from './user-rows.ts';
import type { UserRowsProps } from './user-rows.ts';

/** The users as a table, on wide screens. */
export function UserTable(props: UserRowsProps) {
  const { table, ownId, newUserIds, ...actions } = props;
  return (
    <Table aria-label="Users" sx={tableStyles}>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <PageCheckbox table={table} />
          </TableCell>
          <Headers table={table} />
          <TableCell align="right">Actions</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {table.getRowModel().rows.map((row) => (
          <TableRow
            key={row.id}
            selected={row.getIsSelected()}
            sx={newUserIds.has(row.id) ? arrival : undefined}
          >
            <TableCell padding="checkbox">
              <UserCheckbox row={row} />
            </TableCell>
            <TableCell component="th" scope="row" sx={{ width: '100%' }}>
              <UserName user={row.original} mark={markOf(row.original, props)} />
            </TableCell>
            <TableCell sx={{ minWidth: '10.5rem', overflowWrap: 'anywhere' }}>
              {row.original.course}
              <Box sx={{ typography: 'body2', color: 'text.secondary', letterSpacing: '0.04em' }}>
                {row.original.paymentReference || '—'}
              </Box>
            </TableCell>
            <TableCell>
              <UserStatusChip status={row.original.status} />
            </TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>
              <MediumDate value={row.original.registrationDate} />
            </TableCell>
            <TableCell align="right">
              <UserActions user={row.original} own={row.id === ownId} {...actions} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Headers({ table }: { table: UserTableModel }) {
  return table.getFlatHeaders().map((header) => {
    const { column } = header;
    const sorted = column.getIsSorted();
    return (
      <TableCell key={header.id} sortDirection={sorted}>
        {column.getCanSort() ? (
          <TableSortLabel
            active={sorted !== false}
            direction={sorted || column.getFirstSortDir()}
            onClick={column.getToggleSortingHandler()}
            sx={{ minHeight: 44 }}
          >
            <table.FlexRender header={header} />
          </TableSortLabel>
        ) : (
          <table.FlexRender header={header} />
        )}
      </TableCell>
    );
  });
}

const tableStyles = {
  '& th, & td': { paddingInline: 1.5 },
  '& .MuiTableCell-paddingCheckbox': { paddingInline: 0.5 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
};
