import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MediumDate } from '@/components/MediumDate.tsx';
import { UserActions } from './UserActions.tsx';
import { UserName } from './UserName.tsx';
import { UserStatusChip } from './UserStatusChip.tsx';
import { arrival, markOf } from './user-rows.ts';
import type { UserRowsProps } from './user-rows.ts';

/** The users as cards, where a table would not fit. */
export function UserCards(props: UserRowsProps) {
  const { users, ownId, newcomerIds, onApproved } = props;
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
      {users.map((user) => (
        <Card
          component="li"
          key={user.id}
          sx={[
            { display: 'flex', flexDirection: 'column', gap: 2, padding: 2 },
            newcomerIds.has(user.id) && arrival,
          ]}
        >
          <UserName user={user} mark={markOf(user, props)} />
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, margin: 0, flexGrow: 1 }}
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
          <UserActions user={user} own={user.id === ownId} onApproved={onApproved} />
        </Card>
      ))}
    </Box>
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
