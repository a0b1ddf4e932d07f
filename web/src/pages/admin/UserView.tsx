import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { User } from '@padavu/domain/user';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { InitialAvatar } from '@/components/InitialAvatar.tsx';
import { useAdministrator } from '@/features/admin/use-administrator.ts';
import { AccountCommands } from '@/features/user/AccountCommands.tsx';
import { ApprovalDesk } from '@/features/user/ApprovalDesk.tsx';
import { AccountPanel } from '@/features/user/AccountPanel.tsx';
import { MessagePanel } from '@/features/user/MessagePanel.tsx';
import { PaymentPanel } from '@/features/user/PaymentPanel.tsx';
import { UserHistory } from '@/features/user/UserHistory.tsx';
import { UserStatusChip } from '@/features/user/UserStatusChip.tsx';
import { paths } from '@/lib/paths.ts';
import { UserProgress } from './UserProgress.tsx';

/** A user who is there. */
export function UserView({ user }: { user: User }) {
  const { uid } = useAdministrator();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);
  const own = user.id === uid;
  // Who only keeps the school has no course to pay for, to go through or to be written about.
  const learns = user.role === 'user' || user.courseId !== null;
  return (
    <Stack spacing={3}>
      <title>{`${user.name} · Padavu`}</title>
      <Stack
        direction="row"
        sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Stack direction="row" spacing={2} sx={{ alignItems: 'start', minWidth: 0 }}>
          <InitialAvatar name={user.name} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {user.name}
            </Typography>
            <UserStatusChip status={user.status} />
          </Box>
        </Stack>
        {!own && (
          <AccountCommands
            user={user}
            onAskPayment={() => setAsked(user.id)}
            onDeleted={() => void navigate(paths.adminUsers)}
          />
        )}
      </Stack>
      {!own && <ApprovalDesk ownId={uid} asked={asked} onAsk={setAsked} only={user.id} />}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Stack spacing={3}>
          <AccountPanel user={user} />
          {learns && <PaymentPanel ownId={uid} user={user} />}
          {learns && <UserProgress user={user} />}
        </Stack>
        <Stack spacing={3}>
          {learns && !own && <MessagePanel user={user} />}
          <UserHistory uid={user.id} />
        </Stack>
      </Box>
    </Stack>
  );
}
