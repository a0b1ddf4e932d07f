import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { MediumDate } from '@/components/MediumDate.tsx';
import { UserActions } from './UserActions.tsx';
import { UserName } from './UserName.tsx';
import { UserStatusChip } from './UserStatusChip.tsx';
import { arrival, markOf } from './user-rows.ts';
import type { UserRowsProps } from './user-rows.ts';

/** The users as a table, where there is room for one. */
export function UserTable(props: UserRowsProps) {
  const { users, ownId, newcomerIds, onApproved } = props;
  return (
    <Table aria-label="Users" sx={table}>
      <TableHead>
        <TableRow>
          <TableCell>Name and e-mail</TableCell>
          <TableCell>Course</TableCell>
          <TableCell>Status</TableCell>
          <TableCell>Registered</TableCell>
          <TableCell>Reference</TableCell>
          <TableCell align="right">Actions</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <TableRow key={user.id} sx={newcomerIds.has(user.id) ? arrival : undefined}>
            <TableCell component="th" scope="row">
              <UserName user={user} mark={markOf(user, props)} />
            </TableCell>
            <TableCell>{user.course}</TableCell>
            <TableCell>
              <UserStatusChip status={user.status} />
            </TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>
              <MediumDate value={user.registrationDate} />
            </TableCell>
            <TableCell>
              <Box component="span" sx={{ fontWeight: 600, letterSpacing: '0.04em' }}>
                {user.paymentReference || '—'}
              </Box>
            </TableCell>
            <TableCell align="right">
              <UserActions user={user} own={user.id === ownId} onApproved={onApproved} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const table = {
  '& th, & td': { paddingInline: 1.5 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
};
