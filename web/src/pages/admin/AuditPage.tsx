import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { messages } from '@padavu/domain/messages';
import { allActivity } from '@/features/audit/audit-filter.ts';
import { AuditFilters } from '@/features/audit/AuditFilters.tsx';
import { AuditList } from '@/features/audit/AuditList.tsx';
import { ExportButton } from '@/features/audit/ExportButton.tsx';
import { useAuditFilter } from '@/features/audit/use-audit-filter.ts';
import { useAuditTrail } from '@/features/audit/use-audit-trail.ts';

/** What administrators did, newest first and live (design section 3, the audit). */
export function AuditPage() {
  const { filter, change, clear } = useAuditFilter();
  const trail = useAuditTrail(filter);
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(allActivity);
  return (
    <Stack spacing={3}>
      <title>{`${messages.audit.title} · Padavu`}</title>
      <Stack
        direction="row"
        sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="h1">{messages.audit.title}</Typography>
        <ExportButton filter={filter} />
      </Stack>
      <AuditFilters filter={filter} change={change} entries={trail.state === 'ready' ? trail.entries : []} />
      <AuditList trail={trail} isFiltered={isFiltered} onClear={clear} />
    </Stack>
  );
}
