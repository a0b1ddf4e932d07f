import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserFilter } from '@padavu/domain/user';
import type { UserSort } from '@padavu/domain/user-sort';
import { useExport } from './use-export.ts';
import type { ListUsers } from './use-export.ts';

type ExportButtonProps = {
  /** Of the list on the screen. */
  filter: UserFilter;
  sort: UserSort;
  list: ListUsers;
};

/** Saves the whole list on the screen in its order, not only the page in view, as a file for spreadsheets. */
export function ExportButton({ filter, sort, list }: ExportButtonProps) {
  const { progress, start, stop } = useExport(list);
  if (progress === null) {
    return (
      <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={() => start(filter, sort)}>
        Export CSV
      </Button>
    );
  }
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Stack spacing={0.5} sx={{ minWidth: '10rem' }}>
        <Typography role="status" variant="body2">
          {`Exporting... ${progress.toLocaleString('en-IN')} so far`}
        </Typography>
        <LinearProgress aria-label="Export" />
      </Stack>
      <Button variant="outlined" color="inherit" autoFocus onClick={stop}>
        Stop
      </Button>
    </Stack>
  );
}
