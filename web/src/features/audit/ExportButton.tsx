import { messages } from '@padavu/domain/messages';
import { useRef, useState } from 'react';
import { ExportControl } from '@/components/ExportControl.tsx';
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
    if (count !== null) return;
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

  return (
    <ExportControl
      label={texts.export}
      progress={count === null ? null : `${count} entries so far...`}
      onStart={() => void save()}
      onStop={() => stopping.current?.abort()}
    />
  );
}
