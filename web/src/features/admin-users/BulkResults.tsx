import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Bulk, BulkRow } from './use-bulk.ts';

type Run = Extract<Bulk, { phase: 'running' | 'finished' }>;

/** One result a row: done, or why not. At the end the failed ones come first. */
export function BulkResults({ run }: { run: Run }) {
  const { rows, phase } = run;
  const failed = rows.filter(({ outcome }) => outcome !== 'done');
  const listed =
    phase === 'finished' ? [...failed, ...rows.filter(({ outcome }) => outcome === 'done')] : rows;
  return (
    <Box
      component="ul"
      aria-label="Results"
      // The list scrolls on its own, which a keyboard must be able to do too.
      tabIndex={0}
      sx={{ listStyle: 'none', margin: 0, marginTop: 2, padding: 0, maxHeight: '40dvh', overflowY: 'auto' }}
    >
      {listed.map((row) => (
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
              {words(row.outcome, run)}
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

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function words(outcome: BulkRow['outcome'], { command, undoing, phase }: Run): string {
  if (outcome === 'done') return undoing ? 'Unchanged' : capital(command.outcome);
  if (outcome === 'waiting') return phase === 'running' ? 'Waiting' : 'Not sent';
  return outcome.failed;
}
