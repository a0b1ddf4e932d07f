import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CommandButton } from './CommandButton.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

type ExportControlProps = {
  /** What the button that begins says. */
  label: string;
  /** How far it is; `null` when none is under way. */
  progress: string | null;
  onStart: () => void;
  onStop: () => void;
};

/**
 * Begins an export, says how far it is, and stops it. The button keeps its place and the focus: the second half of a double
 * click does not stop what the first began.
 */
export function ExportControl({ label, progress, onStart, onStop }: ExportControlProps) {
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <Stack
      {...kept}
      sx={{
        // Where the buttons stand at the end of a line, what comes beside the first one comes before it.
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
