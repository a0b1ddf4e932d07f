import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import type { ImportOutcome } from '@padavu/domain/user-import';
import { Panel } from '@/components/Panel.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { adminUserPath } from '@/lib/paths.ts';
import type { JudgedRow } from './import-work.ts';

/** Rows of the file that fared alike, each with its number there; nothing where there is none. */
export function RowList({ title, rows }: { title: string; rows: readonly JudgedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Panel title={`${title} (${rows.length})`}>
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((row) => (
          <Box
            key={row.number}
            component="li"
            sx={{
              display: 'grid',
              columnGap: 2,
              gridTemplateColumns: { xs: '1fr', sm: '5rem minmax(0, 1fr)' },
              paddingBlock: 1.25,
              '& + li': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Typography color="textSecondary">{`Row ${row.number}`}</Typography>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>
                {[row.name, row.email].filter(Boolean).join(', ') || 'No name and no address'}
              </Typography>
              {row.outcome && <OutcomeText outcome={row.outcome} />}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function OutcomeText({ outcome }: { outcome: ImportOutcome }) {
  switch (outcome.state) {
    case 'ready':
      return null;
    case 'created':
    case 'exists':
      return <TextLink to={adminUserPath(outcome.id)}>Open the account</TextLink>;
    case 'invalid':
      return outcome.problems.map(({ column, message }) => (
        <Typography key={column + message} color="error">
          {`${column}: ${message}`}
        </Typography>
      ));
    case 'failed':
      return <Typography color="error">{outcome.message}</Typography>;
    default:
      return assertNever(outcome);
  }
}
