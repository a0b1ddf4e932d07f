import Box from '@mui/material/Box';
import type { PaymentClaim } from '@padavu/domain/payment-claim';
import type { User } from '@padavu/domain/user';
import { CopyButton } from '@/components/CopyButton.tsx';
import { Fact, FactList } from '@/components/FactList.tsx';
import { MediumDate, MediumMoment } from '@/components/MediumDate.tsx';
import type { Column } from '@/components/resource-list.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { ShownPicture } from '@/components/ShownPicture.tsx';
import { fetchClaimPicture } from './api.ts';
import { claimDocument } from './queries.ts';

/** What a user says to have paid; `null` for nothing or nothing that can be read, `undefined` while it loads. */
export function useClaim(uid: string): PaymentClaim | null | undefined {
  const { live } = useLiveDocument(claimDocument(uid));
  if (live.state === 'loading') return undefined;
  return live.state === 'ready' ? live.data : null;
}

/** What those who wait say to have paid, in a list of few of them: each row reads its own. */
export const claimColumn: Column<User> = {
  id: 'claim',
  header: 'Says to have paid',
  width: '9.5rem',
  cell: ({ id }) => <ClaimInList uid={id} />,
};

function ClaimInList({ uid }: { uid: string }) {
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

/** What a user says to have paid, on the page of that user. */
export function ClaimFacts({ user, claim: { number, sentAt, hasPicture } }: ClaimFactsProps) {
  return (
    <>
      <FactList>
        <Fact term="Says to have paid" wide>
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
      {/* Another picture comes with a later claim. */}
      {hasPicture && (
        <ShownPicture
          key={sentAt.getTime()}
          label="Show the receipt"
          alt={`The receipt that ${user.name} sent`}
          load={() => fetchClaimPicture(user.id)}
        />
      )}
    </>
  );
}
