import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PaymentClaim } from '@padavu/domain/payment/payment-claim';
import type { User } from '@padavu/domain/user/user';
import { CopyButton } from '@/components/CopyButton.tsx';
import { Fact, FactList } from '@/components/FactList.tsx';
import { MediumDate, MediumMoment } from '@/components/MediumDate.tsx';
import type { Column } from '@/components/resource-list.ts';
import { PictureOnRequest } from '@/components/PictureOnRequest.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { useLiveDocument, useLiveQuery } from '@/lib/firebase/use-live.ts';
import { userDocument } from '@/lib/firebase/user-document.ts';
import { adminUserPath } from '@/lib/paths.ts';
import { fetchClaimPicture } from '@/features/admin-users/api.ts';
import { claimDocument, claimsWithNumber } from '@/features/admin-users/queries.ts';

/** The payment claim of a user; `null` for none or an unreadable one, `undefined` while it loads. */
export function useClaim(uid: string): PaymentClaim | null | undefined {
  const { live } = useLiveDocument(claimDocument(uid));
  if (live.state === 'loading') return undefined;
  return live.state === 'ready' ? live.data : null;
}

/** A column of the payment claims of pending users. Each row reads its own claim, so the list must be short. */
export const claimColumn: Column<User> = {
  id: 'claim',
  header: 'Payment claim',
  width: '9.5rem',
  cell: ({ id }) => <ClaimCell uid={id} />,
};

function ClaimCell({ uid }: { uid: string }) {
  const claim = useClaim(uid);
  if (!claim) return '—';
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{claim.number}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <MediumDate value={claim.sentAt} />
        {claim.hasPicture && ', with picture'}
      </Box>
    </>
  );
}

type ClaimFactsProps = { user: Pick<User, 'id' | 'name'>; claim: PaymentClaim };

/** The payment claim of a user, for the page of that user. */
export function ClaimFacts({ user, claim: { number, sentAt, hasPicture } }: ClaimFactsProps) {
  return (
    <>
      <FactList>
        <Fact term="Payment claim" wide>
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            <Box component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
              {number}
            </Box>
            <CopyButton text={number} what="transaction number" small />
          </Box>
        </Fact>
        <Fact term="Said on">
          <MediumMoment value={sentAt} />
        </Fact>
      </FactList>
      <OtherClaimants uid={user.id} number={number} />
      {/* A later claim has another picture. */}
      {hasPicture && (
        <PictureOnRequest
          key={sentAt.getTime()}
          label="Show the receipt"
          alt={`The receipt that ${user.name} sent`}
          load={() => fetchClaimPicture(user.id)}
        />
      )}
    </>
  );
}

const mostClaimants = 10;

/** The other accounts that claim the same transaction number: one transfer pays for one person. */
function OtherClaimants({ uid, number }: { uid: string; number: string }) {
  const { live } = useLiveQuery(claimsWithNumber(number, mostClaimants + 1));
  if (live.state !== 'ready') return null;
  return live.data.filter(({ id }) => id !== uid).map(({ id }) => <OtherClaimant key={id} uid={id} />);
}

function OtherClaimant({ uid }: { uid: string }) {
  const { live } = useLiveDocument(userDocument(uid));
  if (live.state !== 'ready') return null;
  return (
    <Typography color="error">
      {live.data ? <TextLink to={adminUserPath(uid)}>{live.data.name}</TextLink> : 'A deleted account'} gives
      the same number.
    </Typography>
  );
}
