import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditChange } from '@padavu/domain/audit-changes';

/** What an entry changed, field by field. Of something new only what it is, of something deleted only what it was. */
export function AuditChanges({ changes, label }: { changes: readonly AuditChange[]; label: string }) {
  const hasBefore = changes.some(({ before }) => before !== null);
  const hasAfter = changes.some(({ after }) => after !== null);
  return (
    <Box
      component="table"
      aria-label={`Changes: ${label}`}
      sx={{
        width: '100%',
        marginBlockStart: 1.5,
        borderCollapse: 'collapse',
        tableLayout: 'fixed',
        '& thead th:first-of-type': { width: '30%' },
      }}
    >
      <thead>
        <tr>
          {['Field', ...(hasBefore ? ['Before'] : []), ...(hasAfter ? ['After'] : [])].map((heading) => (
            <Typography
              key={heading}
              component="th"
              scope="col"
              variant="body2"
              color="textSecondary"
              sx={[cell, { fontWeight: 650 }]}
            >
              {heading}
            </Typography>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <Typography component="th" scope="row" variant="body2" sx={[cell, { fontWeight: 600 }]}>
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
    <Typography component="td" variant="body2" sx={cell}>
      {text ?? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          —
        </Box>
      )}
    </Typography>
  );
}

const cell = {
  padding: 1,
  textAlign: 'start',
  verticalAlign: 'top',
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
};
