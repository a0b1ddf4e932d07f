import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '@padavu/domain/limits';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin-messages';
import { expiryOf } from '@padavu/domain/trash';
import type { TrashedCollection } from '@padavu/domain/trash';
import { useState } from 'react';
import { CommandButton } from '@/components/CommandButton.tsx';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { GrowingList } from '@/components/GrowingList.tsx';
import { MediumDate, MediumMoment } from '@/components/MediumDate.tsx';
import { EmptyState } from '@/components/QueryState.tsx';
import { useCommand } from '@/components/use-command.ts';
import { deleteForGood, reasonOf, restoreDeleted } from './api.ts';
import { deletedFrom } from './trash-queries.ts';
import type { ListedTrash } from './trash-queries.ts';

const { trash: texts } = adminMessages;

/** What was deleted of one kind, the latest first; live, and longer with each press. */
export function TrashList({ kind }: { kind: TrashedCollection }) {
  return (
    <GrowingList
      listed={(limit) => deletedFrom(kind, limit)}
      pageSize={limits.pageSize.audit}
      loading={texts.loading}
      failed={(reason) => reason ?? texts.loadFailed}
      more={texts.more}
    >
      {(entries) => <Rows entries={entries.filter(({ erasing }) => !erasing)} />}
    </GrowingList>
  );
}

function Rows({ entries }: { entries: readonly ListedTrash[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title={texts.empty} onClear={null}>
        {texts.emptyHint}
      </EmptyState>
    );
  }
  return (
    <Paper component="ul" variant="outlined" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </Paper>
  );
}

/** One entry: what it was, until when it can be restored, and its commands. */
function Row({ entry }: { entry: ListedTrash }) {
  const { label, documentId, deletedAt, deletedBy, partOf = '', restoring } = entry;
  const name = label || documentId;
  const whole = texts.wholes[partOf.split('/')[0] ?? ''] ?? '';
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          Deleted{whole} by {deletedBy.name}, <MediumMoment value={deletedAt} />
        </Typography>
        <Typography variant="body2">
          {restoring ? texts.partly : 'Gone for good on '}
          {!restoring && <MediumDate value={expiryOf(entry)} />}
        </Typography>
      </Box>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <RestoreButton id={entry.id} name={name} />
        <DeleteForGoodButton entry={entry} name={name} />
      </Stack>
    </Box>
  );
}

function RestoreButton({ id, name }: { id: string; name: string }) {
  const { pending, run } = useCommand({
    send: () => restoreDeleted(id),
    done: (text) => ({ text }),
    failed: reasonOf,
  });
  return (
    <CommandButton
      variant="contained"
      pending={pending}
      onClick={run}
      aria-label={`${texts.restore} ${name}`}
    >
      {texts.restore}
    </CommandButton>
  );
}

function DeleteForGoodButton({ entry, name }: { entry: ListedTrash; name: string }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { pending, run } = useCommand({
    send: () => deleteForGood(entry.id),
    done: (text) => ({ text }),
    failed: reasonOf,
    onSettled: close,
  });
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} aria-label={`${texts.deleteForGood}: ${name}`}>
        {texts.deleteForGood}
      </Button>
      <ConfirmDialog
        open={asking}
        question={adminMessageFor.deleteForGood(name)}
        confirm={texts.deleteForGood}
        pending={pending}
        onConfirm={run}
        onCancel={close}
      >
        {texts.goes[entry.collection]}
      </ConfirmDialog>
    </>
  );
}

/** On a phone the commands are below the text. */
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  columnGap: 2,
  rowGap: 1.5,
  alignItems: 'center',
  padding: 2,
  '& + li': { borderTop: 1, borderColor: 'divider' },
};
