import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MediumDate } from '@/components/MediumDate.tsx';
import { UserActions } from './UserActions.tsx';
import { UserCheckbox } from './UserCheckboxes.tsx';
import { UserName } from './UserName.tsx';
import { UserStatusChip } from './UserStatusChip.tsx';
import type { UserRow } from './use-user-table.ts';
import { arrival, markOf } from './user-rows.ts';
import type { UserRowsProps } from './user-rows.ts';

/** The users as cards, on narrow screens. */
export function UserCards(props: UserRowsProps) {
  const { table } = props;
  return (
    <Box
      component="ul"
      aria-label="Users"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
        listStyle: 'none',
        margin: 0,
        padding: 0,
      }}
    >
      {table.getRowModel().rows.map((row) => (
        <UserCard key={row.id} row={row} {...props} />
      ))}
    </Box>
  );
}

function UserCard({ row, ...props }: UserRowsProps & { row: UserRow }) {
  const { ownId, newUserIds, ...actions } = props;
  const user = row.original;
  return (
    <Card
      component="li"
      sx={[
        { display: 'flex', flexDirection: 'column', gap: 2, padding: 2 },
        row.getIsSelected() && { borderColor: 'primary.main', bgcolor: 'primary.light' },
        newUserIds.has(user.id) && arrival,
      ]}
    >
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <UserName user={user} mark={markOf(user, props)} />
        <UserCheckbox row={row} />
      </Stack>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: 1.5,
          margin: 0,
          flexGrow: 1,
        }}
      >
        <Fact term="Course">{user.course}</Fact>
        <Fact term="Status">
          <UserStatusChip status={user.status} />
        </Fact>
        <Fact term="Registered">
          <MediumDate value={user.registrationDate} />
        </Fact>
        <Fact term="Reference">{user.paymentReference || '—'}</Fact>
      </Box>
      <UserActions user={user} own={user.id === ownId} {...actions} />
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="dt" variant="caption" color="textSecondary">
        {term}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}
