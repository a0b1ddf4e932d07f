import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { isUndoable } from '@padavu/domain/audit';
import { auditChanges } from '@padavu/domain/audit-changes';
import { auditActionNames, auditDeed, auditSentence } from '@padavu/domain/audit-words';
import { brand } from '@padavu/domain/brand';
import { useId, useState } from 'react';
import { InitialAvatar } from '@/components/InitialAvatar.tsx';
import { AuditChanges } from './AuditChanges.tsx';
import type { ListedEntry } from './queries.ts';
import { UndoButton } from './UndoButton.tsx';
import type { Undoing } from './UndoButton.tsx';

const timeFormat = new Intl.DateTimeFormat(brand.locale, { timeStyle: 'short' });

/** One entry in words, with what it changed to unfold, and the way to undo it. */
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
          {auditDeed(entry)}
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

/** On a phone Undo stands below the words; beside them there is room for the toggle alone. */
const row = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"who words toggle" ". undo undo" "details details details"',
    sm: '"who words undo toggle" "details details details details"',
  },
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto auto' },
  columnGap: { xs: 1.5, sm: 2 },
  // Beside a long sentence the letter and the commands stay at its beginning.
  alignItems: 'start',
  paddingInline: { xs: 1.5, sm: 2 },
  paddingBlock: 1.5,
};

const undo = { gridArea: 'undo', paddingBlockStart: { xs: 1, sm: 0 } };

const toggle = { gridArea: 'toggle', marginInlineEnd: -1, minWidth: 44 };
