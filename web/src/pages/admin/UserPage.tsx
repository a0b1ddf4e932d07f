import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { messageFor, messages } from '@padavu/domain/messages';
import type { User } from '@padavu/domain/user';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton.tsx';
import { LoadingView, ProblemView, StateView } from '@/components/StateView.tsx';
import { userDocument } from '@/features/user/account-queries.ts';
import { AllUsersLink } from '@/features/user/AllUsersLink.tsx';
import { failureMessage } from '@/lib/firebase/failure.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { paths } from '@/lib/paths.ts';
import { UserView } from './UserView.tsx';

/** One user: who it is, what was paid, how far the course is, and what was done to the account. */
export function UserPage() {
  const { uid = '' } = useParams();
  return (
    <Stack spacing={2}>
      <AllUsersLink />
      {/* Another person is another page: nothing typed for one is shown for the other. */}
      <Account key={uid} uid={uid} />
    </Stack>
  );
}

function Account({ uid }: { uid: string }) {
  const { live, retry } = useLiveDocument(userDocument(uid));
  const [seen, setSeen] = useState<string | null>(null);
  const name = live.state === 'ready' ? live.data?.name : undefined;
  if (name !== undefined && name !== seen) setSeen(name);
  return <Content live={live} seen={seen} onRetry={retry} />;
}

type ContentProps = {
  live: Live<User | null>;
  /** The name of the account that was here a moment ago. */
  seen: string | null;
  onRetry: () => void;
};

function Content({ live, seen, onRetry }: ContentProps) {
  switch (live.state) {
    case 'loading':
      return (
        <>
          <Heading title="User" />
          <LoadingView text="Loading user..." />
        </>
      );
    case 'failed':
      return (
        <>
          <Heading title="User" />
          <ProblemView
            message={messageFor.usersLoadFailed(failureMessage(live.error) ?? messages.server.error)}
            action={
              <Button variant="contained" onClick={onRetry}>
                Try again
              </Button>
            }
          />
        </>
      );
    case 'ready':
      if (!live.data) return <Nobody seen={seen} />;
      return <UserView user={live.data} />;
    default:
      return assertNever(live);
  }
}

/** An account that is not there, or not any more. */
function Nobody({ seen }: { seen: string | null }) {
  return (
    <>
      <Heading title={seen ?? 'User'} />
      <StateView
        drawing="scene-empty"
        title={seen ? `${seen} is deleted` : 'There is no such user'}
        action={
          <LinkButton to={paths.adminUsers} variant="contained">
            Back to all users
          </LinkButton>
        }
      >
        {seen
          ? 'The account and everything that belonged to it are gone.'
          : 'The address may be misspelt, or the account has been deleted.'}
      </StateView>
    </>
  );
}

function Heading({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · Padavu`}</title>
      <Typography variant="h1">{title}</Typography>
    </>
  );
}
