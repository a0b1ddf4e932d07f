import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditChange } from '@padavu/domain/admin/audit-changes';

/** What an entry changed, field by field. A creation shows only new values, a deletion only old ones. */
export function AuditChanges({ changes, label }: { changes: readonly AuditChange[]; label: string }) {
  const hasBefore = changes.some(({ before }) => before !== null);
  const hasAfter = changes.some(({ after }) => after !== null);
  return (
    <Box component="table" aria-label={`Changes: ${label}`} sx={table(Number(hasBefore) + Number(hasAfter))}>
      <thead>
        <tr>
          {['Field', ...(hasBefore ? ['Before'] : []), ...(hasAfter ? ['After'] : [])].map((heading) => (
            <Typography
              key={heading}
              component="th"
              scope="col"
              variant="body2"
              color="textSecondary"
              sx={{ fontWeight: 650 }}
            >
              {heading}
            </Typography>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <Typography component="th" scope="row" variant="body2" sx={{ fontWeight: 600 }}>
              {field}
            </Typography>
            {hasBefore && <Value text={before} />}
            {hasAfter && <Value text={after} />}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Value({ text }: { text: string | null }) {
  return (
    <Typography component="td" variant="body2">
      {text ?? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          —
        </Box>
      )}
    </Typography>
  );
}

/** On a phone a field's name is above its values, which share the width. */
const table = (values: number) => ({
  display: { xs: 'block', sm: 'table' },
  width: '100%',
  marginBlockStart: 1.5,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& thead, & tbody': { display: { xs: 'block', sm: 'revert' } },
  '& tr': {
    display: { xs: 'grid', sm: 'table-row' },
    gridTemplateColumns: `repeat(${values}, minmax(0, 1fr))`,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& th, & td': {
    padding: 1,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  '& thead th:first-of-type': { display: { xs: 'none', sm: 'table-cell' }, width: '24%' },
  '& tbody th': { gridRow: 1, gridColumn: '1 / -1', paddingBlockEnd: { xs: 0, sm: 1 } },
  '& td': { gridRow: 2 },
});
