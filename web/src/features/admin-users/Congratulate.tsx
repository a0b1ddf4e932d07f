import Button from '@mui/material/Button';
import { adminMessages } from '@padavu/domain/admin-messages';
import type { User } from '@padavu/domain/user';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/lib/lazy-part.ts';

const { congratulate: texts } = adminMessages;

/** Loaded when it is first opened. */
const CongratulateDialog = lazyPart(
  async () => (await import('./CongratulateDialog.tsx')).CongratulateDialog,
);

/** Opens the dialog in which the selected users are congratulated, one chat after the other. */
export function CongratulateButton({ users }: { users: readonly User[] }) {
  const [recipients, setRecipients] = useState<readonly User[] | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        disabled={!users.some(({ status }) => status === 'approved')}
        onClick={() => setRecipients(users)}
      >
        {texts.verb}
      </Button>
      {recipients && (
        <Suspense fallback={null}>
          <CongratulateDialog users={recipients} onClose={() => setRecipients(null)} />
        </Suspense>
      )}
    </>
  );
}
