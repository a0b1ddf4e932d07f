import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '@padavu/domain/limits';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import type { User } from '@padavu/domain/user/user';
import { formatNumber } from '@padavu/domain/payment/amount';
import { useState } from 'react';
import { Announcement } from '@/components/Announcement.tsx';
import { ResourceTable } from '@/components/ResourceTable.tsx';
import { RowShapes } from '@/components/list-shapes.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { StateView } from '@/components/StateView.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import type { LiveRead } from '@/lib/firebase/live.ts';
import { paths } from '@/lib/paths.ts';
import { useBrand } from '@/lib/brand.ts';
import { ApproveWithPayment, ApproveWithPaymentButton } from './payment/ApproveWithPayment.tsx';
import { ApproveButton } from './UserCommands.tsx';
import { claimColumn } from './payment/PaymentClaim.tsx';
import { newUserText, useNewUsers } from './use-new-users.ts';
import { courseColumn, nameColumn, registeredColumn } from './user-columns.tsx';

/** The maximum number of users shown; the others appear as these are approved. */
export const maxWaitingRows: number = limits.dashboard.waiting;

type WaitingListProps = {
  waiting: LiveRead<User[]>;
  /** The total number of pending users; `undefined` while it is unknown. */
  total?: number | undefined;
};

/** The pending users, longest waiting first, with buttons that approve them. */
export function WaitingList({ waiting, total }: WaitingListProps) {
  const { live } = waiting;
  const confirmed = live.state === 'ready' && !live.fromCache;
  const newUsers = useNewUsers('waiting', confirmed ? live.data : null);
  const [approvingId, setApprovingId] = useState<string | null>(null);
  return (
    <Box>
      <Announcement text={newUserText(newUsers)} />
      <Box sx={{ padding: 2, '&:empty': { display: 'none' } }}>
        <ApproveWithPayment userId={approvingId} onUserChange={setApprovingId} />
      </Box>
      <QueryState
        query={live}
        loading={adminMessages.users.loading}
        shapes={<RowShapes rows={3} />}
        failed={(reason) => adminMessageFor.usersLoadFailed(reason ?? messages.server.error)}
        onRetry={waiting.retry}
      >
        {({ data }) =>
          data.length === 0 ? (
            <StateView drawing="scene-empty" title="Nobody is waiting">
              New registrations appear here automatically.
            </StateView>
          ) : (
            <WaitingTable
              users={data}
              total={total}
              newUserIds={new Set(newUsers.map(({ id }) => id))}
              onApproveWithPayment={({ id }) => setApprovingId(id)}
            />
          )
        }
      </QueryState>
    </Box>
  );
}

type WaitingTableProps = Pick<WaitingListProps, 'total'> & {
  newUserIds: ReadonlySet<string>;
  onApproveWithPayment: (user: User) => void;
};

function WaitingTable({
  users,
  total = 0,
  newUserIds,
  onApproveWithPayment,
}: WaitingTableProps & { users: User[] }) {
  const region = useBrand();
  const isNew = ({ id }: User) => newUserIds.has(id);
  return (
    <>
      <ResourceTable
        label="Waiting for approval"
        columns={[
          nameColumn((user) => (isNew(user) ? 'New' : undefined)),
          courseColumn,
          claimColumn,
          registeredColumn,
        ]}
        rows={users.slice(0, maxWaitingRows)}
        keyOf={({ id }) => id}
        actions={(user) => (
          <Stack
            direction="row"
            sx={{
              gap: 1,
              whiteSpace: 'nowrap',
              flexWrap: { xs: 'wrap', lg: 'nowrap' },
              justifyContent: { lg: 'flex-end' },
            }}
          >
            <ApproveButton user={user} />
            <ApproveWithPaymentButton user={user} onOpen={() => onApproveWithPayment(user)} />
          </Stack>
        )}
        isFramed
        isNew={isNew}
      />
      <Typography sx={{ padding: 2 }}>
        <TextLink to={paths.adminStatement}>{adminMessages.users.statement}</TextLink>
      </Typography>
      {users.length > maxWaitingRows && (
        <Typography sx={{ padding: 2 }}>
          {total > maxWaitingRows
            ? `${formatNumber(region, total - maxWaitingRows)} more waiting`
            : 'More people are waiting'}
          : <TextLink to={paths.adminUsers}>all users</TextLink>
        </Typography>
      )}
    </>
  );
}
