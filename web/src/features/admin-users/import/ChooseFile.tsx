import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { limits } from '@padavu/domain/limits';
import { importColumns } from '@padavu/domain/user/user-import';
import { useState } from 'react';
import { FileInput } from '@/components/FileInput.tsx';
import { Panel } from '@/components/Panel.tsx';
import { saveFile } from '@/lib/save-file.ts';

type ChooseFileProps = { problem: string | null; onChoose: (file: File) => Promise<void> };

async function saveTemplate(): Promise<void> {
  const { toCsv } = await import('@/lib/csv.ts');
  saveFile('padavu-users-template.csv', toCsv([[...importColumns]]));
}

/** The first step: choosing a file. No account is created yet. */
export function ChooseFile({ problem, onChoose }: ChooseFileProps) {
  const [failed, setFailed] = useState(false);
  const choose = (file: File) => {
    setFailed(false);
    onChoose(file).catch(() => setFailed(true));
  };
  return (
    <Panel title="Choose a file">
      <Typography>
        A CSV file with the columns <strong>name</strong>, <strong>email</strong> and <strong>course</strong>{' '}
        (its name or number), and if you like <strong>amount</strong>, <strong>method</strong> and{' '}
        <strong>note</strong> of the payment, and the <strong>language</strong> of the learner. At most{' '}
        {limits.userImport.rows} rows.
      </Typography>
      <Typography color="textSecondary">
        You see a preview of every row before any account is created. The accounts are approved at once, and
        each learner sets a password with “Forgot password”.
      </Typography>
      <FileInput
        label="CSV file"
        accept=".csv,text/csv"
        error={failed ? adminMessages.fileUnreadable : (problem ?? undefined)}
        onChoose={choose}
      />
      <Stack direction="row">
        <Button
          startIcon={<FileDownloadOutlined />}
          sx={{ marginInlineStart: -2 }}
          onClick={() => void saveTemplate().catch(() => setFailed(true))}
        >
          Download a template
        </Button>
      </Stack>
    </Panel>
  );
}
