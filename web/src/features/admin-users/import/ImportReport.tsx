import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { plainAmount } from '@padavu/domain/payment/amount';
import { assertNever } from '@padavu/domain/values/assert-never';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { ImportOutcome } from '@padavu/domain/user/user-import';
import { ArrivalHeading } from '@/components/ArrivalHeading.tsx';
import { LinkButton } from '@/components/LinkButton.tsx';
import { Panel } from '@/components/Panel.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { useBrand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { AccountLink } from '@/features/admin-users/AccountLink.tsx';
import type { CheckedRow } from './import-work.ts';

type ImportReportProps = {
  file: string;
  rows: readonly CheckedRow[];
  ignored: readonly string[];
  problem: string | null;
  onContinue: () => void;
  onRestart: () => void;
};

const accounts = (count: number) => pluralize(count, 'account');
const theOther = (count: number, one: string) =>
  count === 1 ? `the other ${one}` : `the other ${count} ${one}s`;

/** The outcome of each row, or the expected one before the accounts are created, and the next step. */
export function ImportReport({ file, rows, ignored, problem, onContinue, onRestart }: ImportReportProps) {
  const withState = (...states: string[]) =>
    rows.filter(({ outcome }) => states.includes(outcome?.state ?? 'unchecked'));
  const unchecked = withState('unchecked');
  const ready = withState('ready');
  const failed = withState('failed');
  const created = withState('created');
  const openCount = ready.length + failed.length;
  return (
    <Stack spacing={3}>
      <Stack spacing={1}>
        <ArrivalHeading level={2}>
          {created.length > 0
            ? `${accounts(created.length)} created`
            : `${accounts(ready.length)} can be created`}
        </ArrivalHeading>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${file}, ${pluralize(rows.length, 'row')}`}
          {ignored.length > 0 && `. Ignored columns: ${ignored.join(', ')}`}
        </Typography>
      </Stack>
      {problem && <Alert severity="error">{problem} Nothing is lost: go on where it stopped.</Alert>}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {unchecked.length > 0 ? (
          <Button variant="contained" onClick={onContinue}>
            {`Check ${theOther(unchecked.length, 'row')}`}
          </Button>
        ) : (
          openCount > 0 && (
            <Button variant="contained" onClick={onContinue}>
              {created.length > 0
                ? `Create ${theOther(openCount, 'account')}`
                : `Create ${accounts(openCount)}`}
            </Button>
          )
        )}
        <Button variant="outlined" onClick={onRestart}>
          Choose another file
        </Button>
        {created.length > 0 && openCount === 0 && <LinkButton to={paths.adminUsers}>All users</LinkButton>}
      </Stack>
      <RowList title="Cannot be created" rows={[...withState('invalid'), ...failed]} />
      <RowList title="Already have an account" rows={withState('exists')} />
      <RowList title="Created" rows={created} />
      <RowList title="Can be created" rows={ready} />
      <RowList title="Not checked yet" rows={unchecked} />
    </Stack>
  );
}

/** The rows of the file with one outcome, each with its number; renders nothing if there are none. */
function RowList({ title, rows }: { title: string; rows: readonly CheckedRow[] }) {
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
              {row.outcome && <OutcomeText outcome={row.outcome} amount={amountOf(row)} />}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const amountOf = ({ content }: CheckedRow) => (content.state === 'readable' ? content.row.amount : '');

/** @param amount the cell of the payment; empty for none */
function OutcomeText({ outcome, amount }: { outcome: ImportOutcome; amount: string }) {
  const region = useBrand();
  switch (outcome.state) {
    case 'ready':
      return (
        amount.trim() !== '' && (
          <Typography>{`Paid: ${formatMoney(region, Number(plainAmount(region, amount)))}`}</Typography>
        )
      );
    case 'created':
    case 'exists':
      return <AccountLink uid={outcome.id}>Open the account</AccountLink>;
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
