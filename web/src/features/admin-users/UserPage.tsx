import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { messageFor, messages } from '@padavu/domain/messages';
import type { User } from '@padavu/domain/user';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton.tsx';
import { SkeletonView } from '@/components/SkeletonView.tsx';
import { ProblemView, StateView } from '@/components/StateView.tsx';
import { userDocument } from './queries.ts';
import { PanelShapes } from '@/components/AdminPageSkeleton.tsx';
import { AllUsersLink } from './AllUsersLink.tsx';
import { failureMessage } from '@/lib/firebase/failure.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { paths } from '@/lib/paths.ts';
import { UserView } from './UserView.tsx';

/** One user: account, payment, progress and history. */
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
  /** The name of the account that was shown before it was deleted. */
  seen: string | null;
  onRetry: () => void;
};

function Content({ live, seen, onRetry }: ContentProps) {
  switch (live.state) {
    case 'loading':
      return (
        <>
          <Heading title="User" />
          <SkeletonView text="Loading user...">
            <PanelShapes />
          </SkeletonView>
        </>
      );
    case 'failed':
      return (
        <>
          <Heading title="User" />
          <ProblemView
            message={messageFor.usersLoadFailed(failureMessage(live.error) ?? messages.server.error)}
            onRetry={onRetry}
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

/** An account that does not exist, or no longer. */
function Nobody({ seen }: { seen: string | null }) {
  return (
    <>
      <Heading title={seen ?? 'User'} />
      <StateView
        drawing="scene-empty"
        title={seen ? `${seen} is deleted` : 'User not found'}
        action={
          <LinkButton to={paths.adminUsers} variant="contained">
            Back to all users
          </LinkButton>
        }
      >
        {seen
          ? 'The account and all its data were deleted.'
          : 'The link may be wrong, or the account was deleted.'}
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
