import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '@padavu/domain/limits';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { expiryOf } from '@padavu/domain/admin/trash';
import type { TrashedCollection } from '@padavu/domain/admin/trash';
import { CommandButton } from '@/components/CommandButton.tsx';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { GrowingList } from '@/features/records/GrowingList.tsx';
import { MediumDate, MediumMoment } from '@/components/MediumDate.tsx';
import { EmptyState } from '@/components/QueryState.tsx';
import { ResourceTable } from '@/components/ResourceTable.tsx';
import type { Column } from '@/components/resource-list.ts';
import { useCommand, useConfirmedCommand } from '@/components/use-command.ts';
import { deleteForGood, restoreDeleted, trashProblem } from './api.ts';
import { deletedFrom } from './queries.ts';
import type { ListedTrash } from './queries.ts';

const { trash: texts } = adminMessages;

/** The deleted records of one kind, newest first and live, a page at a time. */
export function TrashList({ kind }: { kind: TrashedCollection }) {
  return (
    <GrowingList
      buildQuery={(limit) => deletedFrom(kind, limit)}
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
  return (
    <ResourceTable
      label={texts.title}
      columns={[recordColumn]}
      rows={entries}
      keyOf={({ id }) => id}
      actions={(entry) => (
        <Stack
          direction="row"
          sx={{ gap: 1, flexWrap: { xs: 'wrap', md: 'nowrap' }, justifyContent: { md: 'flex-end' } }}
        >
          <RestoreButton entry={entry} />
          <DeleteForGoodButton entry={entry} />
        </Stack>
      )}
      tableFrom="md"
      hasHiddenHeadings
      empty={
        <EmptyState title={texts.empty} onClear={null}>
          {texts.emptyHint}
        </EmptyState>
      }
    />
  );
}

const nameOf = ({ label, documentId }: ListedTrash) => label || documentId;

/** The name of the record, who deleted it, and until when it can be restored. */
const recordColumn: Column<ListedTrash> = {
  id: 'record',
  header: texts.title,
  cell: (entry) => (
    <>
      <Typography sx={{ fontWeight: 650 }}>{nameOf(entry)}</Typography>
      <Typography variant="body2" color="textSecondary">
        Deleted{texts.wholes[entry.partOf?.split('/')[0] ?? ''] ?? ''} by {entry.deletedBy.name},{' '}
        <MediumMoment value={entry.deletedAt} />
      </Typography>
      <Typography variant="body2">
        {entry.restoring ? texts.partly : 'Gone for good on '}
        {!entry.restoring && <MediumDate value={expiryOf(entry)} />}
      </Typography>
    </>
  ),
};

function RestoreButton({ entry }: { entry: ListedTrash }) {
  const { pending, run } = useCommand({
    send: () => restoreDeleted(entry.id),
    done: (text) => ({ text }),
    failed: trashProblem,
  });
  return (
    <CommandButton
      variant="contained"
      pending={pending}
      onClick={run}
      aria-label={`${texts.restore} ${nameOf(entry)}`}
    >
      {texts.restore}
    </CommandButton>
  );
}

function DeleteForGoodButton({ entry }: { entry: ListedTrash }) {
  const name = nameOf(entry);
  const { ask, dialog } = useConfirmedCommand({
    send: () => deleteForGood(entry.id),
    done: (text) => ({ text }),
    failed: trashProblem,
  });
  return (
    <>
      <Button color="error" onClick={ask} aria-label={`${texts.deleteForGood}: ${name}`}>
        {texts.deleteForGood}
      </Button>
      <ConfirmDialog {...dialog} question={adminMessageFor.deleteForGood(name)} confirm={texts.deleteForGood}>
        {texts.goes[entry.collection]}
      </ConfirmDialog>
    </>
  );
}
