import Stack from '@mui/material/Stack';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { schoolDay } from '@padavu/domain/school/school-day';
import { ExportControl } from '@/components/ExportControl.tsx';
import { PageHeading } from '@/components/PageHeading.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { useBrand } from '@/lib/brand.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditList } from './AuditList.tsx';
import { unfiltered } from './audit-filter.ts';
import type { AuditFilter } from './audit-filter.ts';
import { auditTable, matchingEntries } from './export-audit.ts';
import { useAuditFilter } from './use-audit-filter.ts';
import { useAuditLog } from './use-audit-log.ts';

/** The audit log, newest first and live. */
export function AuditPage() {
  const { filter, change, clear } = useAuditFilter();
  const log = useAuditLog(filter);
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(unfiltered);
  return (
    <Stack spacing={3}>
      <PageHeading title={adminMessages.audit.title}>
        <ExportButton filter={filter} />
      </PageHeading>
      <AuditFilters filter={filter} change={change} entries={log.state === 'ready' ? log.entries : []} />
      <AuditList log={log} isFiltered={isFiltered} onClear={clear} />
    </Stack>
  );
}

const { audit: texts } = adminMessages;

/** Exports all entries that match the filter, newest first, as a spreadsheet file. */
function ExportButton({ filter }: { filter: AuditFilter }) {
  const school = useBrand();
  return (
    <ExportControl
      label={texts.export}
      pages={() => matchingEntries(filter)}
      fileOf={(entries) => ({
        name: `activity-${schoolDay(school, serverNow())}.csv`,
        rows: auditTable(entries),
      })}
      countOf={(count) => pluralize(count, 'entry', 'entries')}
      failed={(reason) => reason ?? texts.exportFailed}
    />
  );
}
