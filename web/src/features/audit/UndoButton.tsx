import Undo from '@mui/icons-material/Undo';
import Chip from '@mui/material/Chip';
import { auditSentence } from '@padavu/domain/audit-words';
import { undoingId } from '@padavu/domain/audit';
import { messages } from '@padavu/domain/messages';
import { CommandButton } from '@/components/CommandButton.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { useCommand } from '@/components/use-command.ts';
import { ApiError } from '@/lib/api.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { auditEntry } from './queries.ts';
import type { ListedEntry } from './queries.ts';
import { undoDeletion } from './undo-deletion.ts';

const { audit: texts } = messages;

/** Whether the entry that undid another stands in the list, cannot be anywhere, or may be hidden by a filter. */
export type Undoing = 'listed' | 'none' | 'unknown';

/** Brings back what an entry says was deleted; once it is back, says so instead. */
export function UndoButton({ entry, undoing }: { entry: ListedEntry; undoing: Undoing }) {
  const { live } = useLiveDocument(undoing === 'unknown' ? auditEntry(undoingId(entry.id)) : null);
  const isUndone = undoing === 'listed' || (live.state === 'ready' && live.data !== null);
  const notify = useNotice();
  const { pending, run } = useCommand(async () => {
    try {
      notify({ severity: 'success', text: await undoDeletion(entry.id) });
    } catch (error) {
      const text = error instanceof ApiError ? error.message : texts.undoFailed;
      notify({ severity: 'error', text });
    }
  });
  if (isUndone) {
    return (
      <Chip
        icon={<Undo />}
        label={texts.undone}
        size="small"
        variant="outlined"
        sx={{ paddingInline: 0.5 }}
      />
    );
  }
  return (
    <CommandButton
      variant="outlined"
      startIcon={<Undo />}
      pending={pending}
      onClick={run}
      aria-label={`${texts.undo}: ${auditSentence(entry)}`}
    >
      {texts.undo}
    </CommandButton>
  );
}
