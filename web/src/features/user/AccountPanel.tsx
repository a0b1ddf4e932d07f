import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { User } from '@padavu/domain/user';
import { CopyButton } from '@/components/CopyButton.tsx';
import { Fact, FactList } from '@/components/FactList.tsx';
import { MediumDate } from '@/components/MediumDate.tsx';
import { Panel } from '@/components/Panel.tsx';
import { tapArea } from '@/components/tap-area.ts';

/** Who somebody is to the school. */
export function AccountPanel({ user }: { user: User }) {
  const { email, course, registrationDate, paymentReference, role } = user;
  return (
    <Panel title="Account">
      <FactList>
        <Fact term="E-mail" wide>
          {email ? (
            <Link href={`mailto:${email}`} sx={tapArea}>
              {email}
            </Link>
          ) : (
            '—'
          )}
        </Fact>
        <Fact term="Course">{course}</Fact>
        <Fact term="Role">{role === 'admin' ? 'Administrator' : 'Learner'}</Fact>
        <Fact term="Registered">
          <MediumDate value={registrationDate} />
        </Fact>
        <Fact term="Payment reference">
          {paymentReference ? (
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
              <Box component="span" sx={{ fontWeight: 700, letterSpacing: '0.1em' }}>
                {paymentReference}
              </Box>
              <CopyButton text={paymentReference} what="reference" small />
            </Box>
          ) : (
            '—'
          )}
        </Fact>
      </FactList>
    </Panel>
  );
}
