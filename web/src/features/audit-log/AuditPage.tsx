import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin-messages';
import { schoolDay } from '@padavu/domain/school-day';
import { useRef, useState } from 'react';
import { ExportControl } from '@/components/ExportControl.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { currentBrand } from '@/lib/brand.ts';
import { saveFile } from '@/lib/save-file.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditList } from './AuditList.tsx';
import { allActivity } from './audit-filter.ts';
import type { AuditFilter } from './audit-filter.ts';
import { exportRows } from './export-audit.ts';
import { useAuditFilter } from './use-audit-filter.ts';
import { useAuditLog } from './use-audit-log.ts';

/** The audit log, newest first and live. */
export function AuditPage() {
  const { filter, change, clear } = useAuditFilter();
  const log = useAuditLog(filter);
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(allActivity);
  return (
    <Stack spacing={3}>
      <PageTitle>{adminMessages.audit.title}</PageTitle>
      <Stack
        direction="row"
        sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="h1">{adminMessages.audit.title}</Typography>
        <ExportButton filter={filter} />
      </Stack>
      <AuditFilters filter={filter} change={change} entries={log.state === 'ready' ? log.entries : []} />
      <AuditList log={log} isFiltered={isFiltered} onClear={clear} />
    </Stack>
  );
}

const { audit: texts } = adminMessages;

/** Exports all entries that match the filter as a spreadsheet file. A stopped export saves nothing. */
function ExportButton({ filter }: { filter: AuditFilter }) {
  const [count, setCount] = useState<number | null>(null);
  const controllerRef = useRef<AbortController>(null);
  const notify = useNotice();

  const save = async () => {
    if (count !== null) return;
    const controller = new AbortController();
    controllerRef.current = controller;
    setCount(0);
    try {
      const { toCsv } = await import('@/lib/csv.ts');
      const rows = await exportRows(filter, { signal: controller.signal, onProgress: setCount });
      if (rows) saveFile(`activity-${schoolDay(currentBrand(), new Date())}.csv`, toCsv(rows));
      else notify({ severity: 'info', text: texts.exportStopped });
    } catch {
      notify({ severity: 'error', text: texts.exportFailed });
    }
    setCount(null);
  };

  return (
    <ExportControl
      label={texts.export}
      progress={count === null ? null : `${count} entries so far...`}
      onStart={() => void save()}
      onStop={() => controllerRef.current?.abort()}
    />
  );
}
