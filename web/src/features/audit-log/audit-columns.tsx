import ExpandMore from '@mui/icons-material/ExpandMore';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isUndoable, undoingId } from '@padavu/domain/admin/audit';
import type { ListedAuditEntry } from '@padavu/domain/admin/audit';
import { auditChanges } from '@padavu/domain/admin/audit-changes';
import { auditActionNames, auditPhrase, auditSentence } from '@padavu/domain/admin/audit-words';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { formatTime } from '@padavu/domain/school/school-dates';
import { CommandButton } from '@/components/CommandButton.tsx';
import { InitialAvatar } from '@/components/InitialAvatar.tsx';
import type { Column } from '@/components/resource-list.ts';
import { useCommand } from '@/components/use-command.ts';
import { useBrand } from '@/lib/brand.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { auditEntry } from './queries.ts';
import { undoOf } from './api.ts';

/** An entry as a sentence. */
export const sentenceColumn: Column<ListedAuditEntry> = {
  id: 'entry',
  header: 'What happened',
  cell: (entry) => (
    <Stack direction="row" spacing={2}>
      <InitialAvatar name={entry.actor.name} />
      <Box sx={{ minWidth: 0 }}>
        <Typography>
          <Box component="strong" sx={{ fontWeight: 650 }}>
            {entry.actor.name}
          </Box>{' '}
          {auditPhrase(entry)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Time value={entry.at} /> · {auditActionNames[entry.action]}
        </Typography>
      </Box>
    </Stack>
  ),
};

function Time({ value }: { value: Date }) {
  const time = formatTime(useBrand(), value);
  return <time dateTime={value.toISOString()}>{time}</time>;
}

type AuditCommandsProps = {
  entry: ListedAuditEntry;
  undoing: Undoing;
  /** The id of the element with the changes. */
  detailsId: string;
  isOpen: boolean;
  onToggle: () => void;
};

/** The buttons of an entry: undo it, and show what it changed. */
export function AuditCommands({ entry, undoing, detailsId, isOpen, onToggle }: AuditCommandsProps) {
  const region = useBrand();
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
      {isUndoable(entry) && <UndoButton entry={entry} undoing={undoing} />}
      {auditChanges(entry, region).length > 0 && (
        <IconButton
          aria-label={`Details: ${auditSentence(entry)}`}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={onToggle}
        >
          <ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }} />
        </IconButton>
      )}
    </Stack>
  );
}

const { audit: texts } = adminMessages;

/** Whether the entry that undid this one is listed, cannot exist, or may be hidden by a filter. */
type Undoing = 'listed' | 'none' | 'unknown';

/** The button that undoes an entry; once that is done, a chip that says so. */
function UndoButton({ entry, undoing }: { entry: ListedAuditEntry; undoing: Undoing }) {
  const { live } = useLiveDocument(undoing === 'unknown' ? auditEntry(undoingId(entry.id)) : null);
  const isUndone = undoing === 'listed' || (live.state === 'ready' && live.data !== null);
  const { pending, run } = useCommand({
    ...undoOf(entry.id),
    done: (text) => ({ text }),
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
      aria-label={`${messages.undo}: ${auditSentence(entry)}`}
    >
      {messages.undo}
    </CommandButton>
  );
}
