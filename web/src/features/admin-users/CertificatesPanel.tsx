import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin-messages';
import { CertificateReason } from '@padavu/domain/certificate';
import type { User } from '@padavu/domain/user';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { MediumDay } from '@/components/MediumDate.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { useCommand } from '@/components/use-command.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { decideCertificate, userProblem } from './api.ts';
import type { CertificateDecision } from './api.ts';
import { certificatesOf } from './queries.ts';
import type { ListedCertificate } from './queries.ts';

const { certificates: texts } = adminMessages;

/** The certificates of a user, if there are any. */
export function CertificatesPanel({ user: { id } }: { user: Pick<User, 'id'> }) {
  const { live, retry } = useLiveQuery(certificatesOf(id));
  const [decision, setDecision] = useState<CertificateDecision>();
  // Most users have none, and a panel that appears and disappears would move the content below it.
  if (live.state === 'loading' || (live.state === 'ready' && live.data.length === 0)) return null;
  return (
    <Panel title="Certificates">
      <QueryState query={live} loading={texts.loading} failed={() => texts.loadFailed} onRetry={retry}>
        {({ data }) => (
          <Stack component="ul" spacing={2} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {data
              .toSorted((one, other) => other.issuedAt.getTime() - one.issuedAt.getTime())
              .map((certificate) => (
                <Certificate key={certificate.id} certificate={certificate} onDecide={setDecision} />
              ))}
          </Stack>
        )}
      </QueryState>
      {decision && <ReasonDialog decision={decision} onClose={() => setDecision(undefined)} />}
    </Panel>
  );
}

type CertificateProps = { certificate: ListedCertificate; onDecide: (decision: CertificateDecision) => void };

function Certificate({ certificate, onDecide }: CertificateProps) {
  const { id: number, status, course, completedOn, reason } = certificate;
  return (
    <Box component="li">
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        <TextLink to={`/certificate/${number}`} target="_blank" rel="noopener">
          {number}
        </TextLink>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {course}, completed on <MediumDay value={completedOn} />. {texts.status[status]}
        {reason && `: ${reason}`}
      </Typography>
      {status !== 'replaced' && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', marginTop: 0.5 }}>
          {status === 'valid' && (
            <Button color="error" onClick={() => onDecide({ action: 'withdraw', number })}>
              Withdraw
            </Button>
          )}
          <Button onClick={() => onDecide({ action: 'reissue', number })}>Reissue</Button>
        </Stack>
      )}
    </Box>
  );
}

type ReasonDialogProps = { decision: CertificateDecision; onClose: () => void };

/** Asks for the reason, which the audit log stores. */
function ReasonDialog({ decision, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { question, explanation, confirm, done, failed } = texts[decision.action];
  const { pending, run } = useCommand({
    send: () => decideCertificate(decision, reason),
    done: () => ({ text: done }),
    // The dialog stays open with the reason, to send it again.
    failed: (problem) => {
      setError(`${failed} ${userProblem(problem)}`);
      return undefined;
    },
    onDone: onClose,
  });
  const submit = () => {
    const result = CertificateReason.safeParse({ reason });
    setError(result.error?.issues[0]?.message);
    if (result.success) run();
  };
  return (
    <ConfirmDialog
      open
      question={question}
      confirm={confirm}
      pending={pending}
      onConfirm={submit}
      onCancel={onClose}
    >
      <Typography sx={{ marginBottom: 2 }}>{explanation}</Typography>
      <TextAreaInput
        label="Reason"
        hint="For administrators and the activity list."
        rows={2}
        value={reason}
        error={error}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
