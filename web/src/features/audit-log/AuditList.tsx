import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { undoingId } from '@padavu/domain/admin/audit';
import type { ListedAuditEntry } from '@padavu/domain/admin/audit';
import { auditChanges } from '@padavu/domain/admin/audit-changes';
import { auditSentence } from '@padavu/domain/admin/audit-words';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { formatMomentDay } from '@padavu/domain/school/school-dates';
import { useId, useState } from 'react';
import { CommandButton } from '@/components/CommandButton.tsx';
import { ListStatus } from '@/components/ListStatus.tsx';
import { EmptyState, QueryState } from '@/components/QueryState.tsx';
import { ResourceTable } from '@/components/ResourceTable.tsx';
import { RowShapes } from '@/components/list-shapes.tsx';
import { useBrand } from '@/lib/brand.ts';
import { AuditChanges } from './AuditChanges.tsx';
import { AuditCommands, sentenceColumn } from './audit-columns.tsx';
import type { AuditLog } from './use-audit-log.ts';

const { audit: texts } = adminMessages;

type AuditListProps = {
  log: AuditLog;
  /** Whether a filter hides entries. */
  isFiltered: boolean;
  onClear: () => void;
};

/** The audit log with its loading, error and empty states. */
export function AuditList({ log, isFiltered, onClear }: AuditListProps) {
  return (
    <Box aria-busy={log.state === 'loading'}>
      <QueryState
        query={log}
        loading={texts.loading}
        shapes={<RowShapes framed />}
        failed={(reason) => reason ?? texts.loadFailed}
        onRetry={() => log.state === 'failed' && log.retry()}
      >
        {(ready) => <Entries log={ready} isFiltered={isFiltered} onClear={onClear} />}
      </QueryState>
    </Box>
  );
}

type Ready = Extract<AuditLog, { state: 'ready' }>;

function Entries({ log, isFiltered, onClear }: AuditListProps & { log: Ready }) {
  const { entries, older } = log;
  return (
    <Stack spacing={2}>
      <ListStatus text={countText(entries.length, older !== null)}>
        {entries.length === 0 && (
          <EmptyState
            title={isFiltered ? texts.empty : texts.nothingYet}
            onClear={isFiltered ? onClear : null}
          >
            {!isFiltered &&
              'Changes to users, payments, courses, lessons, answers, certificates, pages and settings appear here.'}
          </EmptyState>
        )}
      </ListStatus>
      {entries.length > 0 && <AuditDays entries={entries} isFiltered={isFiltered} />}
      {older && (
        <Box sx={{ alignSelf: 'center' }}>
          <CommandButton variant="outlined" onClick={older.load} pending={older.pending}>
            Show older
          </CommandButton>
        </Box>
      )}
    </Stack>
  );
}

function countText(count: number, hasMore: boolean): string {
  if (count === 0) return '';
  if (hasMore) return `The latest ${count} entries, newest first`;
  return count === 1 ? '1 entry' : `${count} entries, newest first`;
}

type AuditDaysProps = { entries: readonly ListedAuditEntry[]; isFiltered: boolean };

/** Entries grouped by day in the school's time zone, newest first. */
function AuditDays({ entries, isFiltered }: AuditDaysProps) {
  const id = useId();
  const region = useBrand();
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const ids = new Set(entries.map((entry) => entry.id));
  const undoingOf = (entry: ListedAuditEntry) =>
    ids.has(undoingId(entry.id)) ? 'listed' : isFiltered ? 'unknown' : 'none';
  const detailsId = (entry: ListedAuditEntry) => `${id}-${entry.id}`;
  const isOpen = (entry: ListedAuditEntry) => openIds.includes(entry.id);
  const toggle = (entry: ListedAuditEntry) =>
    setOpenIds(isOpen(entry) ? openIds.filter((openId) => openId !== entry.id) : [...openIds, entry.id]);
  const days = Map.groupBy(entries, ({ at }) => formatMomentDay(region, at, 'full'));
  return (
    <Paper variant="outlined">
      {[...days].map(([day, dayEntries]) => (
        <Box component="section" key={day} aria-label={day} sx={divided}>
          <Typography variant="h4" component="h2" sx={{ paddingInline: { xs: 2, sm: 1.5 }, paddingTop: 2 }}>
            {day}
          </Typography>
          <ResourceTable
            label={day}
            columns={[sentenceColumn]}
            rows={dayEntries}
            keyOf={(entry) => entry.id}
            actions={(entry) => (
              <AuditCommands
                entry={entry}
                undoing={undoingOf(entry)}
                detailsId={detailsId(entry)}
                isOpen={isOpen(entry)}
                onToggle={() => toggle(entry)}
              />
            )}
            details={(entry) =>
              isOpen(entry) && (
                <div id={detailsId(entry)}>
                  <AuditChanges changes={auditChanges(entry, region)} label={auditSentence(entry)} />
                </div>
              )
            }
            tableFrom="sm"
            hasHiddenHeadings
            isFramed
          />
        </Box>
      ))}
    </Paper>
  );
}

const divided = { '& + &': { borderTop: 1, borderColor: 'divider' } };
