import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CommandButton } from './CommandButton.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

type ExportControlProps = {
  /** The label of the start button. */
  label: string;
  /** The progress text; `null` when no export is in progress. */
  progress: string | null;
  onStart: () => void;
  onStop: () => void;
};

/**
 * Starts an export, shows its progress, and stops it. The start button keeps its position and the focus, so that the
 * second half of a double click does not stop the export.
 */
export function ExportControl({ label, progress, onStart, onStop }: ExportControlProps) {
  const focusProps = useKeptFocus<HTMLDivElement>();
  return (
    <Stack
      {...focusProps}
      sx={{
        // In right-aligned buttons the second one appears before the first.
        flexDirection: { xs: 'row', lg: 'row-reverse' },
        gap: 1.5,
        flexWrap: 'wrap',
        alignItems: 'center',
        outline: 'none',
      }}
    >
      <CommandButton
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        pending={progress !== null}
        onClick={onStart}
      >
        {label}
      </CommandButton>
      {progress !== null && (
        <>
          <Button variant="outlined" color="inherit" onClick={onStop}>
            Stop
          </Button>
          <Typography role="status" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {progress}
          </Typography>
        </>
      )}
    </Stack>
  );
}
