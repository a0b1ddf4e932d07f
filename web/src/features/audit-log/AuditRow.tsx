import ExpandMore from '@mui/icons-material/ExpandMore';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { isUndoable, undoingId } from '@padavu/domain/audit';
import { auditChanges } from '@padavu/domain/audit-changes';
import { auditActionNames, auditPhrase, auditSentence } from '@padavu/domain/audit-words';
import { brand } from '@padavu/domain/brand';
import { messages } from '@padavu/domain/messages';
import { useId, useState } from 'react';
import { CommandButton } from '@/components/CommandButton.tsx';
import { InitialAvatar } from '@/components/InitialAvatar.tsx';
import { useCommand } from '@/components/use-command.ts';
import { ApiError } from '@/lib/api.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { AuditChanges } from './AuditChanges.tsx';
import type { ListedEntry } from './audit-queries.ts';
import { auditEntry } from './audit-queries.ts';
import { undoDeletion } from './undo-deletion.ts';

const timeFormat = new Intl.DateTimeFormat(brand.locale, { timeStyle: 'short', timeZone: brand.timeZone });

/** One entry as a sentence, with its changes to unfold and an undo button. */
export function AuditRow({ entry, undoing }: { entry: ListedEntry; undoing: Undoing }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const changes = auditChanges(entry);
  const { actor, at, action } = entry;
  return (
    <Box component="li" sx={row}>
      <InitialAvatar name={actor.name} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Box component="strong" sx={{ fontWeight: 650 }}>
            {actor.name}
          </Box>{' '}
          {auditPhrase(entry)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <time dateTime={at.toISOString()}>{timeFormat.format(at)}</time> · {auditActionNames[action]}
        </Typography>
      </Box>
      {isUndoable(entry) && (
        <Box sx={undo}>
          <UndoButton entry={entry} undoing={undoing} />
        </Box>
      )}
      <Box sx={toggle}>
        {changes.length > 0 && (
          <IconButton
            aria-label={`Details: ${auditSentence(entry)}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }} />
          </IconButton>
        )}
      </Box>
      <Box id={id} sx={{ gridArea: 'details', minWidth: 0 }}>
        <Collapse in={open} mountOnEnter unmountOnExit>
          <AuditChanges changes={changes} label={auditSentence(entry)} />
        </Collapse>
      </Box>
    </Box>
  );
}

/** On a phone Undo is below the text, where only the toggle fits beside it. */
const row = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"who words toggle" ". undo undo" "details details details"',
    sm: '"who words undo toggle" "details details details details"',
  },
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto auto' },
  columnGap: { xs: 1.5, sm: 2 },
  // Avatar and buttons align with the first line of a long sentence.
  alignItems: 'start',
  paddingInline: { xs: 1.5, sm: 2 },
  paddingBlock: 1.5,
};

const undo = { gridArea: 'undo', paddingBlockStart: { xs: 1, sm: 0 } };

const toggle = { gridArea: 'toggle', marginInlineEnd: -1, minWidth: 44 };

const { audit: texts } = messages;

/** Whether the entry that undid this one is listed, cannot exist, or may be hidden by a filter. */
type Undoing = 'listed' | 'none' | 'unknown';

/** Restores what an entry says was deleted; afterwards it says that it was undone. */
function UndoButton({ entry, undoing }: { entry: ListedEntry; undoing: Undoing }) {
  const { live } = useLiveDocument(undoing === 'unknown' ? auditEntry(undoingId(entry.id)) : null);
  const isUndone = undoing === 'listed' || (live.state === 'ready' && live.data !== null);
  const { pending, run } = useCommand({
    send: () => undoDeletion(entry.id),
    done: (text) => ({ text }),
    failed: (error) => (error instanceof ApiError ? error.message : texts.undoFailed),
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
