import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { SettledDialog } from '@/components/SettledDialog.tsx';
import { BulkConfirmation } from './BulkConfirmation.tsx';
import type { useBulk, Bulk, BulkRow } from './use-bulk.ts';

/** A bulk command, from its confirmation to its results. While it runs, it can be stopped but not closed. */
export function BulkDialog({ bulk, ...control }: ReturnType<typeof useBulk>) {
  const id = useId();
  return (
    <SettledDialog
      open={bulk !== null}
      onClose={bulk?.phase === 'running' ? undefined : control.close}
      role={bulk?.phase === 'confirming' ? 'alertdialog' : 'dialog'}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      // Without a transition, because a closed dialog has no content to fade out.
      transitionDuration={{ exit: 0 }}
    >
      {bulk === null ? null : bulk.phase === 'confirming' ? (
        <BulkConfirmation confirmation={bulk} onConfirm={control.start} onCancel={control.close} />
      ) : (
        <BulkProgress titleId={id} run={bulk} {...control} />
      )}
    </SettledDialog>
  );
}

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
function BulkProgress({ titleId, run, stop, retry, undo, close }: BulkProgressProps) {
  const { command, undoing, rows, phase } = run;
  const doneCount = rows.filter(({ outcome }) => outcome === 'done').length;
  const openCount = rows.length - doneCount;
  const processedCount = rows.filter(({ outcome }) => outcome !== 'waiting').length;
  const summary = `${doneCount} of ${rows.length} ${undoing ? 'restored' : command.outcome}`;
  return (
    <>
      <DialogTitle>
        {phase === 'running' ? `${undoing ? 'Restoring' : command.inProgress}...` : summary}
      </DialogTitle>
      <DialogContent>
        {phase === 'running' && (
          <>
            <LinearProgress
              variant="determinate"
              value={Math.round((100 * processedCount) / rows.length)}
              aria-labelledby={titleId}
              sx={{ height: 8, marginBottom: 1 }}
            />
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {processedCount} of {rows.length}
            </Typography>
          </>
        )}
        <Typography role="status" color="textSecondary">
          {phase === 'finished' && advice(run, openCount)}
        </Typography>
        <BulkResults run={run} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > *': { margin: 0 } }}>
        {phase === 'running' ? (
          <Button autoFocus key="stop" variant="outlined" color="inherit" onClick={stop}>
            Stop
          </Button>
        ) : (
          <>
            {!undoing && command.undo && doneCount > 0 && (
              <Button variant="outlined" onClick={undo}>
                Undo
              </Button>
            )}
            {openCount > 0 && (
              <Button variant="outlined" onClick={retry}>
                Try again ({openCount})
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

function advice({ command, undoing, rows }: Run, openCount: number): string {
  if (openCount === 0) {
    if (undoing) return 'All changes are undone.';
    return command.undo ? 'Undo restores everyone to their previous status.' : '';
  }
  const unsentCount = rows.filter(({ outcome }) => outcome === 'waiting').length;
  if (unsentCount === openCount) return `Stopped: ${unsentCount} unchanged.`;
  return 'See below what went wrong, or try again.';
}

/** The result for each user. Once the command has finished, the failed ones come first. */
function BulkResults({ run }: { run: Run }) {
  const { rows, phase } = run;
  const failed = rows.filter(({ outcome }) => outcome !== 'done');
  const sortedRows =
    phase === 'finished' ? [...failed, ...rows.filter(({ outcome }) => outcome === 'done')] : rows;
  return (
    <Box
      component="ul"
      aria-label="Results"
      // The list scrolls by itself, so a keyboard must be able to focus it.
      tabIndex={0}
      sx={{ listStyle: 'none', margin: 0, marginTop: 2, padding: 0, maxHeight: '40dvh', overflowY: 'auto' }}
    >
      {sortedRows.map((row) => (
        <Box
          component="li"
          key={row.user.id}
          sx={{
            display: 'flex',
            gap: 1.5,
            paddingBlock: 1,
            '& + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <OutcomeIcon outcome={row.outcome} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>{row.user.name}</Typography>
            <Typography variant="body2" color={isFailure(row.outcome) ? 'error' : 'textSecondary'}>
              {outcomeText(row.outcome, run)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const isFailure = (outcome: BulkRow['outcome']) => typeof outcome === 'object';

function OutcomeIcon({ outcome }: Pick<BulkRow, 'outcome'>) {
  if (outcome === 'done') return <CheckCircleOutlined color="primary" />;
  return isFailure(outcome) ? <ErrorOutlineOutlined color="error" /> : <HourglassEmpty color="disabled" />;
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function outcomeText(outcome: BulkRow['outcome'], { command, undoing, phase }: Run): string {
  if (outcome === 'done') return undoing ? 'Unchanged' : capitalize(command.outcome);
  if (outcome === 'waiting') return phase === 'running' ? 'Waiting' : 'Not sent';
  return outcome.failed;
}
