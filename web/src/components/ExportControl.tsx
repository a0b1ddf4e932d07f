import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '@/lib/firebase/failure.ts';
import { saveFile } from '@/lib/save-file.ts';
import { CommandButton } from './CommandButton.tsx';
import { useNotice } from './Notices.tsx';

type ExportControlProps<T> = {
  /** The label of the start button. */
  label: string;
  /** Reads all records, page by page. */
  pages: () => AsyncIterable<readonly T[]>;
  /** Makes the spreadsheet file; the first row has the headings. */
  fileOf: (records: readonly T[]) => { name: string; rows: readonly (readonly string[])[] };
  /** A number of records in words, such as "3 users". */
  countOf: (count: number) => string;
  /** The notice where there are no records; without it, a file with the headings alone is saved. */
  emptyText?: string;
  /** Returns the notice of a failure. `reason` is undefined where it would mean nothing to a person. */
  failed: (reason: string | undefined) => string;
};

/** The CSV code is loaded when an export starts, not with the list. */
const loadCsv = () => import('@/lib/csv.ts');

/**
 * Exports records as a spreadsheet file, shows the progress, and stops it. A stopped export saves nothing, and leaving
 * the page stops it. The start button keeps its position and the focus, so that the second half of a double click does
 * not stop the export.
 */
export function ExportControl<T>(props: ExportControlProps<T>) {
  const { label, pages, fileOf, countOf, emptyText, failed } = props;
  const notify = useNotice();
  /** The number of records read so far; `null` when no export is in progress. */
  const [progress, setProgress] = useState<number | null>(null);
  const currentRun = useRef<object>(null);
  useEffect(() => () => void (currentRun.current = null), []);

  const end = () => {
    currentRun.current = null;
    setProgress(null);
  };
  const run = async () => {
    const ownRun = {};
    currentRun.current = ownRun;
    setProgress(0);
    const records: T[] = [];
    try {
      for await (const page of pages()) {
        if (currentRun.current !== ownRun) return;
        records.push(...page);
        setProgress(records.length);
      }
      if (records.length === 0 && emptyText !== undefined) {
        notify({ severity: 'info', text: emptyText });
        end();
        return;
      }
      const { toCsv } = await loadCsv();
      if (currentRun.current !== ownRun) return;
      const { name, rows } = fileOf(records);
      saveFile(name, toCsv(rows));
      notify({ severity: 'success', text: `${countOf(records.length)} exported.` });
    } catch (error) {
      if (currentRun.current !== ownRun) return;
      notify({ severity: 'error', text: failed(error instanceof Error ? failureMessage(error) : undefined) });
    }
    end();
  };
  const start = () => {
    if (currentRun.current === null) void run();
  };
  const stop = () => {
    end();
    notify({ severity: 'info', text: 'The export was stopped. No file was saved.' });
  };

  return (
    <Stack
      sx={{
        // In right-aligned buttons the second one appears before the first.
        flexDirection: { xs: 'row', lg: 'row-reverse' },
        gap: 1.5,
        flexWrap: 'wrap',
        alignItems: 'center',
      }}
    >
      <CommandButton
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        pending={progress !== null}
        onClick={start}
      >
        {label}
      </CommandButton>
      {progress !== null && (
        <>
          <Button variant="outlined" color="inherit" onClick={stop}>
            Stop
          </Button>
          <Typography role="status" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {countOf(progress)} so far...
          </Typography>
        </>
      )}
    </Stack>
  );
}
