import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { dropDraft, useRecordsWithDrafts } from '@/lib/drafts.ts';
import { alertWithActions } from './alert-styles.ts';
import { DiscardDialog } from './ConfirmDialog.tsx';

type DraftNoticeProps = {
  owner: string;
  form: string;
  /** Only the draft of this record. */
  record?: string | undefined;
  /** The text of the notice for a draft. */
  describe: (record: string) => string;
  onContinue: (record: string) => void;
};

/**
 * Offers to continue with a draft that a reload or an expired session left behind. Show it only while no dialog of that
 * form is open: the dialog restores its draft itself.
 */
export function DraftNotice({ owner, form, record: only, describe, onContinue }: DraftNoticeProps) {
  const [isConfirming, setConfirming] = useState(false);
  const record = useRecordsWithDrafts(owner, form).find((id) => only === undefined || id === only);
  if (record === undefined) return null;
  const discard = () => {
    setConfirming(false);
    dropDraft({ owner, form, record });
  };
  return (
    <>
      <Alert
        severity="info"
        sx={alertWithActions}
        action={
          <>
            <Button color="inherit" onClick={() => setConfirming(true)}>
              Discard
            </Button>
            <Button color="inherit" onClick={() => onContinue(record)}>
              Continue
            </Button>
          </>
        }
      >
        {describe(record)}
      </Alert>
      <DiscardDialog open={isConfirming} onDiscard={discard} onKeep={() => setConfirming(false)} />
    </>
  );
}
