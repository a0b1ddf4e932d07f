import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { undoingId } from '@padavu/domain/audit';
import { brand } from '@padavu/domain/brand';
import { AuditRow } from './AuditRow.tsx';
import type { ListedEntry } from './queries.ts';

const dayFormat = new Intl.DateTimeFormat(brand.locale, { dateStyle: 'full' });

type AuditDaysProps = { entries: readonly ListedEntry[]; isFiltered: boolean };

/** Entries day by day, the newest day first. */
export function AuditDays({ entries, isFiltered }: AuditDaysProps) {
  const ids = new Set(entries.map(({ id }) => id));
  const isListed = ({ id }: ListedEntry) => ids.has(undoingId(id));
  const days = Map.groupBy(entries, ({ at }) => dayFormat.format(at));
  return (
    <Stack spacing={3}>
      {[...days].map(([day, ofDay]) => (
        <Box component="section" key={day} aria-label={day}>
          <Typography variant="h2" sx={{ fontSize: 'body1.fontSize', marginBlockEnd: 1 }}>
            {day}
          </Typography>
          <Paper
            component="ol"
            variant="outlined"
            sx={{
              listStyle: 'none',
              margin: 0,
              padding: 0,
              '& > li + li': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            {ofDay.map((entry) => (
              <AuditRow
                key={entry.id}
                entry={entry}
                undoing={isListed(entry) ? 'listed' : isFiltered ? 'unknown' : 'none'}
              />
            ))}
          </Paper>
        </Box>
      ))}
    </Stack>
  );
}
