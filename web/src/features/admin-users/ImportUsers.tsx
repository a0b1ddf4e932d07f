import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { Panel } from '@/components/Panel.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportReport } from './ImportReport.tsx';
import type { SendRows } from './import-work.ts';
import { useImport } from './use-import.ts';

/** Imports accounts from a file: choose it, check each row, create the accounts (docs/decisions/043). */
export function ImportUsers({ send }: { send: SendRows }) {
  const { state, choose, goOn, stop, startAgain } = useImport(send);
  switch (state.step) {
    case 'choosing':
      return <ChooseFile problem={state.problem} onChoose={choose} />;
    case 'working':
      return <ImportWork {...state} file={state.list.file} onStop={stop} />;
    case 'report':
      return (
        <ImportReport
          {...state.list}
          problem={state.problem}
          onGoOn={() => void goOn(state.list)}
          onStartAgain={startAgain}
        />
      );
    default:
      return assertNever(state);
  }
}

type ImportWorkProps = {
  file: string;
  kind: 'check' | 'make';
  done: number;
  total: number;
  onStop: () => void;
};

/** Rows in progress, with a stop button: finished rows stay, the others can follow later. */
function ImportWork({ file, kind, done, total, onStop }: ImportWorkProps) {
  const title = kind === 'check' ? 'Checking the list' : 'Creating accounts';
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
