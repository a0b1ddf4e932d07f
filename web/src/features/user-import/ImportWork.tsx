import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Panel } from '@/components/Panel.tsx';

type ImportWorkProps = {
  file: string;
  kind: 'check' | 'make';
  done: number;
  total: number;
  onStop: () => void;
};

/** Rows on their way, with the way to stop: what is done is done, the rest can follow later. */
export function ImportWork({ file, kind, done, total, onStop }: ImportWorkProps) {
  const title = kind === 'check' ? 'Checking the list' : 'Making accounts';
  return (
    <Panel title={title}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{file}</Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (done / total) * 100}
        aria-label={title}
      />
      <Typography role="status">{`${done} of ${total} rows`}</Typography>
      <Button variant="outlined" color="inherit" autoFocus onClick={onStop} sx={{ alignSelf: 'start' }}>
        Stop
      </Button>
    </Panel>
  );
}
