import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { securityMessages as texts } from '@padavu/domain/user/security';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { PageHeading } from '@/components/PageHeading.tsx';
import { Panel } from '@/components/Panel.tsx';
import { useCommand } from '@/components/use-command.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { requireSecondFactor } from './api.ts';
import { OwnSecondFactor } from './OwnSecondFactor.tsx';
import { useStaffMember } from './use-staff-member.ts';

/** The user's own second factor and, for administrators, whether all staff need one (docs/decisions/083). */
export function SecurityPage() {
  const session = useSession();
  const { user } = useStaffMember();
  const mustSetUp = session.status === 'signed-in' && session.access === 'second-factor';
  return (
    <Stack spacing={3}>
      <PageHeading title={texts.title} />
      {mustSetUp && <Alert severity="warning">{texts.requiredShort}</Alert>}
      <OwnSecondFactor isRequired={user.secondFactorRequired} mustSignInAgain={mustSetUp} />
      {!mustSetUp && user.role === 'admin' && <EveryoneSecondFactor isRequired={user.secondFactorRequired} />}
    </Stack>
  );
}

/** Turns the requirement of a second factor for all staff on or off. */
function EveryoneSecondFactor({ isRequired }: { isRequired: boolean }) {
  const { pending, run } = useCommand({
    send: () => requireSecondFactor(!isRequired),
    done: ({ message = '' }) => ({ text: message }),
    failed: (error) => reasonOf(error, texts.failed),
  });
  return (
    <Panel title={texts.everyone}>
      <CheckboxInput label={texts.everyoneLabel} checked={isRequired} aria-busy={pending} onChange={run} />
      <Typography color="textSecondary">{texts.everyoneHint}</Typography>
    </Panel>
  );
}
