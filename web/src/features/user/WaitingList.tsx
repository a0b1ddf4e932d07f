import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { limits } from '@padavu/domain/limits';
import { messageFor, messages } from '@padavu/domain/messages';
import type { User } from '@padavu/domain/user';
import { useState } from 'react';
import { Announcement } from '@/components/Announcement.tsx';
import { MediumDate } from '@/components/MediumDate.tsx';
import { LoadingView, ProblemView, StateView } from '@/components/StateView.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { useKeptFocus } from '@/components/use-kept-focus.ts';
import { failureMessage } from '@/lib/firebase/failure.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { paths } from '@/lib/paths.ts';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import { ApproveButton } from './ApproveButton.tsx';
import { WithPaymentButton } from './ApproveWithPaymentButton.tsx';
import { UserName } from './UserName.tsx';
import { newcomerText, useNewcomers } from './use-newcomers.ts';
import { arrival } from './user-rows.ts';

type Waiting = { live: Live<User[]>; retry: () => void };

/** How many the list shows; the others follow as these are approved. */
export const waitingShown: number = limits.dashboard.waiting;

/** Who waits for approval, the longest first, approved in place. */
export function WaitingList({ waiting }: { waiting: Waiting }) {
  const { live } = waiting;
  const confirmed = live.state === 'ready' && !live.fromCache;
  const newcomers = useNewcomers('waiting', confirmed ? live.data : null);
  const kept = useKeptFocus<HTMLDivElement>();
  const [asked, setAsked] = useState<User | null>(null);
  return (
    <Box {...kept} sx={{ outline: 'none' }}>
      <Announcement text={newcomerText(newcomers)} />
      <Content
        waiting={waiting}
        newcomerIds={new Set(newcomers.map(({ id }) => id))}
        onAskPayment={setAsked}
      />
      {asked && <ApprovalDialog user={asked} onClose={() => setAsked(null)} />}
    </Box>
  );
}

type PeopleProps = { newcomerIds: ReadonlySet<string>; onAskPayment: (user: User) => void };

function Content({ waiting, ...people }: PeopleProps & { waiting: Waiting }) {
  const { live, retry } = waiting;
  switch (live.state) {
    case 'loading':
      return <LoadingView text={messages.users.loading} />;
    case 'failed':
      return (
        <ProblemView
          message={messageFor.usersLoadFailed(failureMessage(live.error) ?? messages.server.error)}
          action={
            <Button variant="contained" onClick={retry}>
              Try again
            </Button>
          }
        />
      );
    case 'ready':
      return live.data.length === 0 ? (
        <StateView drawing="scene-empty" title="Nobody is waiting">
          New registrations appear here by themselves.
        </StateView>
      ) : (
        <People users={live.data} {...people} />
      );
    default:
      return assertNever(live);
  }
}

function People({ users, newcomerIds, onAskPayment }: PeopleProps & { users: User[] }) {
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {users.slice(0, waitingShown).map((user) => (
          <WaitingPerson
            key={user.id}
            user={user}
            isNew={newcomerIds.has(user.id)}
            onAskPayment={() => onAskPayment(user)}
          />
        ))}
      </Box>
      {users.length > waitingShown && (
        <Typography sx={{ padding: 2 }}>
          More people wait: <TextLink to={paths.adminUsers}>all users</TextLink>
        </Typography>
      )}
    </>
  );
}

type WaitingPersonProps = { user: User; isNew: boolean; onAskPayment: () => void };

function WaitingPerson({ user, isNew, onAskPayment }: WaitingPersonProps) {
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={[
        { padding: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } },
        { '& + li': { borderTop: 1, borderColor: 'divider' } },
        isNew && arrival,
      ]}
    >
      <UserName user={user} mark={isNew ? 'New' : undefined} />
      <Stack
        direction="row"
        sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Box sx={{ textAlign: { sm: 'end' } }}>
          <Typography variant="body2">{user.course}</Typography>
          <Typography variant="body2" color="textSecondary">
            <MediumDate value={user.registrationDate} />
            {user.paymentReference && `, ${user.paymentReference}`}
          </Typography>
        </Box>
        <Stack direction="row" spacing={1}>
          <ApproveButton user={user} />
          <WithPaymentButton user={user} onAsk={onAskPayment} />
        </Stack>
      </Stack>
    </Stack>
  );
}
