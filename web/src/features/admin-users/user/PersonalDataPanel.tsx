import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { UserCorrection } from '@padavu/domain/user/correction';
import { erasureMessages as texts } from '@padavu/domain/user/erasure-messages';
import { personMessages } from '@padavu/domain/user/person-messages';
import type { User } from '@padavu/domain/user/user';
import { useState } from 'react';
import { z } from 'zod';
import { CommandButton } from '@/components/CommandButton.tsx';
import { draftField, useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { DraftNotice } from '@/components/DraftNotice.tsx';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { Panel } from '@/components/Panel.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { useCommand } from '@/components/use-command.ts';
import { useDraftKey, useStaffMember } from '@/features/session/use-staff-member.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import {
  correctUser,
  downloadUserData,
  eraseUser,
  userProblem,
  userRefusal,
} from '@/features/admin-users/api.ts';

/** Corrects, exports or erases the data of a user, which people have a right to ask of the school. */
export function PersonalDataPanel({ user, onErased }: { user: User; onErased: () => void }) {
  const { uid: ownId } = useStaffMember();
  const draftKey = useDraftKey('correction', user.id);
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <Panel title="Personal data">
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setCorrecting(true)} aria-haspopup="dialog">
          {texts.correct}
        </Button>
        <DownloadButton user={user} />
        {user.id !== ownId && <EraseButton user={user} onErased={onErased} />}
      </Stack>
      {isCorrecting ? (
        <CorrectionDialog draftKey={draftKey} user={user} onClose={() => setCorrecting(false)} />
      ) : (
        <DraftNotice
          {...draftKey}
          describe={() => 'You have unsaved changes to name and address.'}
          onContinue={() => setCorrecting(true)}
        />
      )}
    </Panel>
  );
}

function DownloadButton({ user }: { user: User }) {
  const { pending, run } = useCommand({
    send: () => downloadUserData(user.id),
    done: () => ({ text: `What is stored about ${user.name} is in your downloads.` }),
    failed: userProblem,
  });
  return (
    <CommandButton
      variant="outlined"
      pending={pending}
      onClick={run}
      aria-label={texts.downloadOf(user.name)}
    >
      Download data
    </CommandButton>
  );
}

const CorrectionFields = z.object({ name: z.string(), email: z.string() });
const resolver = zodResolver(UserCorrection.pick({ name: true, email: true }));

type CorrectionDialogProps = { draftKey: DraftKey; user: User; onClose: () => void };

function CorrectionDialog({ draftKey, user, onClose }: CorrectionDialogProps) {
  const notify = useNotice();
  const draft = useDraftForm({
    draftKey,
    schema: CorrectionFields,
    resolver,
    record: { values: { name: user.name, email: user.email }, version: null },
    isUnversioned: true,
  });
  const saving = useSaving(draft, {
    save: (input) => correctUser(user.id, { ...input, expected: draft.base }),
    refusalOf: (error) => userRefusal(error, texts.correctFailed),
    onSaved: ({ name }) => {
      notify({ severity: 'success', text: texts.corrected(name) });
      onClose();
    },
  });
  return (
    <FormDialog title={texts.correctTitle} saving={saving} submit="Save" onClose={onClose}>
      <TextInput label={personMessages.name} autoComplete="off" autoFocus {...draftField(draft, 'name')} />
      <TextInput
        label={personMessages.email}
        type="email"
        autoComplete="off"
        {...draftField(draft, 'email', texts.correctHint)}
      />
    </FormDialog>
  );
}

/** Erases a user for good, after the administrator has typed their address as a confirmation. */
function EraseButton({ user, onErased }: { user: User; onErased: () => void }) {
  /** The user as when the dialog opened, even if another administrator changes it in the meantime. */
  const [opened, setOpened] = useState<User | null>(null);
  const target = opened ?? user;
  const [typedEmail, setTypedEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const close = () => {
    setOpened(null);
    setTypedEmail('');
    setProblem(undefined);
  };
  const { pending, run } = useCommand({
    send: () => eraseUser(target.id, typedEmail),
    done: () => ({ text: texts.erased }),
    // The dialog stays open with the address, to send it again.
    failed: (error) => {
      setProblem(texts.eraseFailed(userProblem(error)));
      return undefined;
    },
    onDone: () => {
      close();
      onErased();
    },
  });
  const confirm = () => {
    if (typedEmail.trim().toLowerCase() === target.email.toLowerCase()) run();
    else setProblem(texts.eraseMismatch);
  };
  return (
    <>
      <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setOpened(user)}>
        {texts.erase}
      </Button>
      <ConfirmDialog
        open={opened !== null}
        question={texts.eraseQuestion(target.name)}
        confirm={texts.erase}
        pending={pending}
        onConfirm={confirm}
        onCancel={close}
      >
        {texts.eraseConsequence}
        <Box sx={{ marginTop: 2, color: 'text.primary' }}>
          <TextInput
            label={texts.eraseAddress}
            type="email"
            autoComplete="off"
            value={typedEmail}
            error={problem}
            hint={target.email}
            onChange={(event) => {
              setTypedEmail(event.target.value);
              setProblem(undefined);
            }}
          />
        </Box>
      </ConfirmDialog>
    </>
  );
}
