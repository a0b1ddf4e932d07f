import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/values/assert-never';
import type { AttentionItem } from '@padavu/domain/admin/attention';
import { deletionConsequence, attentionName, attentionProblem } from '@padavu/domain/admin/attention-words';
import { furtherPaymentIdParts } from '@padavu/domain/payment/further-payment';
import { limits } from '@padavu/domain/limits';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import type { ReactNode } from 'react';
import { alertWithActions } from '@/components/alert-styles.ts';
import { Announcement } from '@/components/Announcement.tsx';
import { CommandButton } from '@/components/CommandButton.tsx';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { CountBadge } from '@/components/CountBadge.tsx';
import { LinkButton } from '@/components/LinkButton.tsx';
import { ResourceTable } from '@/components/ResourceTable.tsx';
import type { Column } from '@/components/resource-list.ts';
import { useCommand, useConfirmedCommand } from '@/components/use-command.ts';
import type { LiveRead } from '@/lib/firebase/live.ts';
import { adminUserPath, editPath, paths } from '@/lib/paths.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { deleteRecord, repairRecord } from './api.ts';

const { attention: texts } = adminMessages;
const { attention: readLimit, attentionShown: shownLimit } = limits.dashboard;

/** The records that are unreadable or lack a field, each with its actions. Empty if there are none. */
export function NeedsAttention({ items: { live, retry } }: { items: LiveRead<AttentionItem[]> }) {
  const isNeeded = live.state === 'ready' && live.data.length > 0;
  return (
    <Box sx={area}>
      <Announcement text={isNeeded ? `${countText(live.data.length)} attention` : ''} />
      <Content live={live} retry={retry} />
    </Box>
  );
}

/** Takes no space when it is empty, and still receives the focus of the last row. */
const area = { '&&:not(:has(section))': { marginBlockStart: 0 } };

function countText(count: number): string {
  if (count > readLimit) return `More than ${readLimit} records need`;
  return count === 1 ? '1 record needs' : `${count} records need`;
}

function Content({ live, retry }: LiveRead<AttentionItem[]>) {
  switch (live.state) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <Section count={null}>
          <Alert
            severity="warning"
            sx={alertWithActions}
            action={
              <Button color="inherit" onClick={retry}>
                Try again
              </Button>
            }
          >
            {texts.loadFailed}
          </Alert>
        </Section>
      );
    case 'ready':
      return live.data.length === 0 ? null : <Records items={live.data} />;
    default:
      return assertNever(live);
  }
}

function Section({ count, children }: { count: number | null; children: ReactNode }) {
  return (
    <Stack component="section" spacing={2} aria-labelledby="needs-attention">
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Typography id="needs-attention" variant="h2">
          {texts.title}
        </Typography>
        {count !== null && <CountBadge label={count > readLimit ? `${readLimit}+` : count} />}
      </Stack>
      {children}
    </Stack>
  );
}

function Records({ items }: { items: readonly AttentionItem[] }) {
  const visibleItems = items.slice(0, shownLimit);
  return (
    <Section count={items.length}>
      <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
        {texts.about}
      </Typography>
      <Paper variant="outlined">
        <ResourceTable
          label={texts.title}
          columns={[recordColumn]}
          rows={visibleItems}
          keyOf={({ collection, documentId }) => `${collection}/${documentId}`}
          actions={(item) => <Commands item={item} />}
          hasHiddenHeadings
          isFramed
        />
        {items.length > visibleItems.length && (
          <Typography sx={{ padding: 2, borderTop: 1, borderColor: 'divider' }}>
            {items.length > readLimit
              ? `and more than ${readLimit - visibleItems.length} more`
              : `and ${items.length - visibleItems.length} more`}
          </Typography>
        )}
      </Paper>
    </Section>
  );
}

/** A record and its problem. */
const recordColumn: Column<AttentionItem> = {
  id: 'record',
  header: 'Record',
  cell: (item) => (
    <Stack direction="row" spacing={2}>
      <WarningAmberOutlined aria-hidden sx={{ color: 'warning.main' }} />
      <Typography>
        <Box component="strong" sx={{ fontWeight: 650 }}>
          {attentionName(item)}
        </Box>
        : {attentionProblem(item)}
      </Typography>
    </Stack>
  ),
};

function Commands({ item }: { item: AttentionItem }) {
  const name = attentionName(item);
  const pathToEdit = recordEditPath(item);
  return (
    <Stack
      direction="row"
      sx={{ gap: 1, flexWrap: { xs: 'wrap', lg: 'nowrap' }, justifyContent: { lg: 'flex-end' } }}
    >
      {pathToEdit !== undefined && (
        <LinkButton variant="outlined" to={pathToEdit} aria-label={`${texts.open} ${name}`}>
          {texts.open}
        </LinkButton>
      )}
      {item.kind === 'incomplete' && <RepairButton item={item} name={name} />}
      <DeleteButton item={item} name={name} />
    </Stack>
  );
}

type CommandProps = { item: AttentionItem; name: string };

function RepairButton({ item, name }: CommandProps) {
  const { pending, run } = useCommand({
    send: () => repairRecord(item),
    done: (faults) => {
      if (faults.length === 0) return { text: adminMessageFor.repaired(name) };
      const left = attentionProblem({ kind: 'incomplete', fields: faults });
      return { severity: 'info', text: adminMessageFor.needsAPerson(name, left) };
    },
    failed: (error) => adminMessageFor.repairFailed(name, reasonOf(error, messages.server.error)),
  });
  return (
    <CommandButton variant="contained" pending={pending} onClick={run} aria-label={`${texts.repair} ${name}`}>
      {texts.repair}
    </CommandButton>
  );
}

function DeleteButton({ item, name }: CommandProps) {
  const { ask, dialog } = useConfirmedCommand({
    send: () => deleteRecord(item),
    done: () => ({ text: adminMessageFor.attentionDeleted(name) }),
    failed: (error) => adminMessageFor.attentionDeleteFailed(name, reasonOf(error, messages.server.error)),
  });
  return (
    <>
      <Button color="error" onClick={ask} aria-label={`${texts.delete} ${name}`}>
        {texts.delete}
      </Button>
      <ConfirmDialog {...dialog} question={`${texts.delete} ${name}?`} confirm={texts.delete}>
        {deletionConsequence(item)}
      </ConfirmDialog>
    </>
  );
}

/** The address where an administrator edits a record; `undefined` if no page can show it. */
function recordEditPath({
  collection,
  documentId,
  kind,
}: Pick<AttentionItem, 'collection' | 'documentId' | 'kind'>): string | undefined {
  if (kind === 'unreadable') return undefined;
  switch (collection) {
    case 'courses':
      return editPath(paths.adminCourses, documentId);
    case 'subcategories':
      return editPath(paths.adminCategories, documentId);
    case 'lessons':
      return editPath(paths.adminLessons, documentId);
    case 'users':
    case 'payments':
      return adminUserPath(documentId);
    case 'furtherPayments':
      return adminUserPath(furtherPaymentIdParts(documentId).uid || documentId);
    default:
      return assertNever(collection);
  }
}
