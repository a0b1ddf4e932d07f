import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '@padavu/domain/limits';
import { importColumns } from '@padavu/domain/user-import';
import { useState } from 'react';
import { controlStyles, Field } from '@/components/Field.tsx';
import { Panel } from '@/components/Panel.tsx';
import { saveFile } from '@/lib/save-file.ts';

type ChooseFileProps = { problem: string | null; onChoose: (file: File) => Promise<void> };

const unread = 'The file could not be read. Choose it again.';

async function saveEmptyFile(): Promise<void> {
  const { toCsv } = await import('@/lib/csv.ts');
  saveFile('padavu-users-template.csv', toCsv([[...importColumns]]));
}

/** The browser's file button in the product's style. */
const fileStyles = {
  cursor: 'pointer',
  paddingBlock: 0.75,
  '&::file-selector-button': {
    font: 'inherit',
    fontWeight: 600,
    minHeight: 38,
    marginInlineEnd: 1.5,
    paddingInline: 1.5,
    border: '1.5px solid',
    borderColor: 'divider',
    borderRadius: 1,
    cornerShape: 'notch',
    bgcolor: 'transparent',
    color: 'primary.main',
    cursor: 'pointer',
  },
} as const;

/** The first step: choosing a file. No account is created yet. */
export function ChooseFile({ problem, onChoose }: ChooseFileProps) {
  const [failed, setFailed] = useState(false);
  const choose = (file: File | undefined) => {
    if (!file) return;
    setFailed(false);
    onChoose(file).catch(() => setFailed(true));
  };
  return (
    <Panel title="Choose a file">
      <Typography>
        A CSV file with the columns <strong>name</strong>, <strong>email</strong> and <strong>course</strong>{' '}
        (its name or number), and if you like <strong>amount</strong>, <strong>method</strong> and{' '}
        <strong>note</strong> of the payment. At most {limits.userImport.rows} rows.
      </Typography>
      <Typography color="textSecondary">
        You see a preview of every row before any account is created. The accounts are approved at once, and
        each learner sets a password with “Forgot password”.
      </Typography>
      <Field label="CSV file" error={failed ? unread : (problem ?? undefined)}>
        {(control) => (
          <Box
            component="input"
            type="file"
            accept=".csv,text/csv"
            {...control}
            onChange={(event) => {
              choose(event.target.files?.[0]);
              // Allows the same file to be chosen again after it was corrected.
              event.target.value = '';
            }}
            sx={[controlStyles, fileStyles]}
          />
        )}
      </Field>
      <Stack direction="row">
        <Button
          startIcon={<FileDownloadOutlined />}
          sx={{ marginInlineStart: -2 }}
          onClick={() => void saveEmptyFile().catch(() => setFailed(true))}
        >
          Download a template
        </Button>
      </Stack>
    </Panel>
  );
}
