import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { CertificateReason } from '@padavu/domain/learning/certificate';
import type { User } from '@padavu/domain/user/user';
import { useState } from 'react';
import { z } from 'zod';
import { DraftNotice } from '@/components/DraftNotice.tsx';
import { FormDialog } from '@/components/FormDialog.tsx';
import { MediumDay } from '@/components/MediumDate.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { wordsAtStart } from '@/components/text-button.ts';
import { draftField, useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import { useDraftKey, useStaffMember } from '@/features/session/use-staff-member.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { decideCertificate, userProblem } from '@/features/admin-users/api.ts';
import type { CertificateDecision } from '@/features/admin-users/api.ts';
import { certificatesOf } from '@/features/admin-users/queries.ts';
import type { ListedCertificate } from '@/features/admin-users/queries.ts';

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
                <Certificate
                  key={certificate.id}
                  certificate={certificate}
                  isDeciding={decision?.number === certificate.id}
                  onDecide={setDecision}
                />
              ))}
          </Stack>
        )}
      </QueryState>
      {decision && <ReasonDialog decision={decision} onClose={() => setDecision(undefined)} />}
    </Panel>
  );
}

const actionsFor: Readonly<Record<ListedCertificate['status'], readonly CertificateDecision['action'][]>> = {
  valid: ['withdraw', 'reissue'],
  withdrawn: ['reissue'],
  replaced: [],
};

type CertificateProps = {
  certificate: ListedCertificate;
  /** The dialog for a decision about it is open. */
  isDeciding: boolean;
  onDecide: (decision: CertificateDecision) => void;
};

function Certificate({ certificate, isDeciding, onDecide }: CertificateProps) {
  const { uid: ownId } = useStaffMember();
  const { id: number, status, course, completedOn, reason } = certificate;
  const actions = actionsFor[status];
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
      {actions.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', marginTop: 0.5, ...wordsAtStart }}>
          {actions.map((action) => (
            <Button
              key={action}
              color={action === 'withdraw' ? 'error' : 'primary'}
              onClick={() => onDecide({ action, number })}
              aria-haspopup="dialog"
            >
              {texts[action].confirm}
            </Button>
          ))}
        </Stack>
      )}
      {!isDeciding &&
        actions.map((action) => (
          <DraftNotice
            key={action}
            owner={ownId}
            form={reasonDrafts}
            record={draftOf({ action, number })}
            describe={() => texts.unsent}
            onContinue={() => onDecide({ action, number })}
          />
        ))}
    </Box>
  );
}

type ReasonDialogProps = { decision: CertificateDecision; onClose: () => void };

const reasonDrafts = 'certificate-reason';
const draftOf = ({ action, number }: CertificateDecision) => `${action} ${number}`;

const Reason = z.object({ reason: z.string() });
const resolver = zodResolver(CertificateReason);

/** Asks for the reason, which the audit log stores. */
function ReasonDialog({ decision, onClose }: ReasonDialogProps) {
  const notify = useNotice();
  const { question, explanation, confirm, done, failed } = texts[decision.action];
  const draft = useDraftForm<z.infer<typeof Reason>, CertificateReason>({
    draftKey: useDraftKey(reasonDrafts, draftOf(decision)),
    schema: Reason,
    resolver,
    record: { values: { reason: '' }, version: null },
  });
  const saving = useSaving(draft, {
    save: ({ reason }) => decideCertificate(decision, reason),
    refusalOf: (error) => ({ message: `${failed} ${userProblem(error)}` }),
    onSaved: () => {
      notify({ severity: 'success', text: done });
      onClose();
    },
  });
  return (
    <FormDialog title={question} saving={saving} submit={confirm} onClose={onClose}>
      <Typography>{explanation}</Typography>
      <TextAreaInput
        label="Reason"
        rows={2}
        autoFocus
        {...draftField(draft, 'reason', 'For administrators and the activity list.')}
      />
    </FormDialog>
  );
}
