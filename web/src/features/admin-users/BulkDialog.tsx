import { useId } from 'react';
import { SettledDialog } from '@/components/SettledDialog.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkQuestion } from './BulkQuestion.tsx';
import type { useBulk } from './use-bulk.ts';

/** A bulk command, from its question to its results. While it runs it can be stopped but not closed. */
export function BulkDialog({ bulk, ...control }: ReturnType<typeof useBulk>) {
  const id = useId();
  return (
    <SettledDialog
      open={bulk !== null}
      onClose={bulk?.phase === 'running' ? undefined : control.close}
      role={bulk?.phase === 'asking' ? 'alertdialog' : 'dialog'}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      // Without an answer the dialog closes without a transition.
      transitionDuration={{ exit: 0 }}
    >
      {bulk === null ? null : bulk.phase === 'asking' ? (
        <BulkQuestion titleId={id} question={bulk} onConfirm={control.start} onCancel={control.close} />
      ) : (
        <BulkProgress titleId={id} run={bulk} {...control} />
      )}
    </SettledDialog>
  );
}
