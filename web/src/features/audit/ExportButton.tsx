import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { messages } from '@padavu/domain/messages';
import { useRef, useState } from 'react';
import { useNotice } from '@/components/Notices.tsx';
import type { AuditFilter } from './audit-filter.ts';
import { exportRows } from './export-audit.ts';

const { audit: texts } = messages;

/** Saves all that passes the filter as a table for a spreadsheet. It can be stopped, and then saves nothing. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const [count, setCount] = useState<number | null>(null);
  const stopping = useRef<AbortController>(null);
  const notify = useNotice();

  const save = async () => {
    const controller = new AbortController();
    stopping.current = controller;
    setCount(0);
    try {
      const { saveFile, toCsv } = await import('@/lib/csv.ts');
      const rows = await exportRows(filter, { signal: controller.signal, onProgress: setCount });
      if (rows) saveFile(`activity-${new Date().toISOString().slice(0, 10)}.csv`, toCsv(rows));
      else notify({ severity: 'info', text: texts.exportStopped });
    } catch {
      notify({ severity: 'error', text: texts.exportFailed });
    }
    setCount(null);
  };

  if (count === null) {
    return (
      <Button variant="outlined" startIcon={<DownloadOutlined />} onClick={() => void save()}>
        {texts.export}
      </Button>
    );
  }
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography role="status" variant="body2" color="textSecondary">
        {`${count} entries so far...`}
      </Typography>
      <Button variant="outlined" autoFocus onClick={() => stopping.current?.abort()}>
        Stop
      </Button>
    </Stack>
  );
}
