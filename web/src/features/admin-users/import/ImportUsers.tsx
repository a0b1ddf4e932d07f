import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/values/assert-never';
import { Panel } from '@/components/Panel.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportReport } from './ImportReport.tsx';
import type { SendRows } from './import-work.ts';
import { useImport } from './use-import.ts';

/** Imports accounts from a file: choose it, check each row, create the accounts (docs/decisions/043). */
export function ImportUsers({ send }: { send: SendRows }) {
  const { state, choose, resume, stop, restart } = useImport(send);
  switch (state.step) {
    case 'choosing':
      return <ChooseFile problem={state.problem} onChoose={choose} />;
    case 'working':
      return <ImportProgress {...state} file={state.list.file} onStop={stop} />;
    case 'report':
      return (
        <ImportReport
          {...state.list}
          problem={state.problem}
          onContinue={() => void resume(state.list)}
          onRestart={restart}
        />
      );
    default:
      return assertNever(state);
  }
}

type ImportProgressProps = {
  file: string;
  kind: 'check' | 'create';
  done: number;
  total: number;
  onStop: () => void;
};

/** The progress of the rows, with a stop button. Finished rows stay finished; the others can be continued later. */
function ImportProgress({ file, kind, done, total, onStop }: ImportProgressProps) {
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
