import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { BulkResults } from './BulkResults.tsx';
import type { Bulk } from './use-bulk.ts';

type Run = Extract<Bulk, { phase: 'running' | 'finished' }>;

type BulkProgressProps = {
  titleId: string;
  run: Run;
  stop: () => void;
  retry: () => void;
  undo: () => void;
  close: () => void;
};

/** A bulk command in progress, and its result for each user with the next steps. */
export function BulkProgress({ titleId, run, stop, retry, undo, close }: BulkProgressProps) {
  const { command, undoing, rows, phase } = run;
  const done = rows.filter(({ outcome }) => outcome === 'done').length;
  const open = rows.length - done;
  const dealtWith = rows.filter(({ outcome }) => outcome !== 'waiting').length;
  const summary = `${done} of ${rows.length} ${undoing ? 'restored' : command.outcome}`;
  return (
    <>
      <DialogTitle id={titleId} variant="h3" sx={{ paddingTop: 3 }}>
        {phase === 'running' ? `${undoing ? 'Restoring' : command.inProgress}...` : summary}
      </DialogTitle>
      <DialogContent>
        {phase === 'running' && (
          <>
            <LinearProgress
              variant="determinate"
              value={Math.round((100 * dealtWith) / rows.length)}
              aria-labelledby={titleId}
              sx={{ height: 8, marginBottom: 1 }}
            />
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {dealtWith} of {rows.length}
            </Typography>
          </>
        )}
        <Typography role="status" color="textSecondary">
          {phase === 'finished' && advice(run, open)}
        </Typography>
        <BulkResults run={run} />
      </DialogContent>
      <DialogActions sx={{ padding: 3, paddingTop: 1, flexWrap: 'wrap', gap: 1, '& > *': { margin: 0 } }}>
        {phase === 'running' ? (
          <Button autoFocus key="stop" variant="outlined" color="inherit" onClick={stop}>
            Stop
          </Button>
        ) : (
          <>
            {!undoing && command.undo && done > 0 && (
              <Button variant="outlined" onClick={undo}>
                Undo
              </Button>
            )}
            {open > 0 && (
              <Button variant="outlined" onClick={retry}>
                Try again ({open})
              </Button>
            )}
            <Button autoFocus key="close" variant="contained" onClick={close}>
              Close
            </Button>
          </>
        )}
      </DialogActions>
    </>
  );
}

function advice({ command, undoing, rows }: Run, open: number): string {
  if (open === 0) {
    if (undoing) return 'All changes are undone.';
    return command.undo ? 'Undo restores everyone to their previous status.' : '';
  }
  const unsent = rows.filter(({ outcome }) => outcome === 'waiting').length;
  if (unsent === open) return `Stopped: ${unsent} unchanged.`;
  return 'See below what went wrong, or try again.';
}
