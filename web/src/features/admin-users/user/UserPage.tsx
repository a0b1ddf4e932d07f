import Stack from '@mui/material/Stack';
import { adminMessageFor } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { BackLink } from '@/components/BackLink.tsx';
import { LinkButton } from '@/components/LinkButton.tsx';
import { PageHeading } from '@/components/PageHeading.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { StateView } from '@/components/StateView.tsx';
import { PanelShapes } from '@/components/page-shapes.tsx';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { userDocument } from '@/lib/firebase/user-document.ts';
import { paths } from '@/lib/paths.ts';
import { UserView } from './UserView.tsx';

/** One user: account, payment, progress and history. */
export function UserPage() {
  const { uid = '' } = useParams();
  return (
    <Stack spacing={2}>
      <BackLink to={paths.adminUsers}>All users</BackLink>
      {/* The key resets the page for another user, so that nothing typed for one shows for the other. */}
      <Account key={uid} uid={uid} />
    </Stack>
  );
}

function Account({ uid }: { uid: string }) {
  const { live, retry } = useLiveDocument(userDocument(uid));
  const [lastName, setLastName] = useState<string | null>(null);
  const name = live.state === 'ready' ? live.data?.name : undefined;
  if (name !== undefined && name !== lastName) setLastName(name);
  return (
    <>
      {live.state !== 'ready' && <PageHeading title="User" />}
      <QueryState
        query={live}
        loading="Loading user..."
        shapes={<PanelShapes />}
        failed={(reason) => adminMessageFor.usersLoadFailed(reason ?? messages.server.error)}
        onRetry={retry}
      >
        {({ data }) => (data ? <UserView user={data} /> : <MissingUser lastName={lastName} />)}
      </QueryState>
    </>
  );
}

const restorable = 'A deleted account can be restored for 30 days, unless it was erased.';

/** An account that does not exist or was deleted. */
function MissingUser({ lastName }: { lastName: string | null }) {
  return (
    <>
      <PageHeading title={lastName ?? 'User'} />
      <StateView
        drawing="scene-empty"
        title={lastName ? `${lastName} is deleted` : 'User not found'}
        action={
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <LinkButton to={paths.adminUsers} variant="contained">
              Back to all users
            </LinkButton>
            <LinkButton to={paths.adminTrash} variant="outlined">
              Deleted accounts
            </LinkButton>
          </Stack>
        }
      >
        {lastName ? restorable : `The link may be wrong, or the account was deleted. ${restorable}`}
      </StateView>
    </>
  );
}
