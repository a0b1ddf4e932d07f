import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MatchReason } from '@padavu/domain/bank-statement';
import { formatDay } from '@padavu/domain/school-dates';
import { formatMoney } from '@padavu/domain/school-format';
import type { User } from '@padavu/domain/user';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ArrivalHeading } from '@/components/ArrivalHeading.tsx';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { Panel } from '@/components/Panel.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { TextLink } from '@/components/TextLink.tsx';
import { useBrand } from '@/lib/brand.ts';
import { adminUserPath } from '@/lib/paths.ts';
import { approveWithPayment } from './api.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { approveMany } from './bulk-commands.ts';
import type { BulkCommand } from './bulk-commands.ts';
import { paymentOf } from './statement.ts';
import type { FoundMatch } from './statement.ts';
import { useBulk } from './use-bulk.ts';

const reasons: Readonly<Record<MatchReason, string>> = {
  reference: 'It names the payment reference.',
  number: 'It is the transaction number that the person gave.',
  'amount-and-name': 'A guess: the price, and a name like it.',
};

type StatementMatchesProps = { matches: readonly FoundMatch[]; onAgain: () => void };
type Proposal = Extract<FoundMatch, { state: 'proposed' }> & { user: User };

const isProposal = (match: FoundMatch): match is Proposal =>
  match.state === 'proposed' && match.user !== undefined;

/** What was found for each line. The administrator ticks whom to approve with it; of two lines of one person, one. */
export function StatementMatches({ matches, onAgain }: StatementMatchesProps) {
  /** The chosen line of each person, by its row. */
  const [ticked, setTicked] = useState<ReadonlyMap<string, number>>(new Map());
  const [approved, setApproved] = useState<ReadonlySet<string>>(new Set());
  const region = useBrand();
  const proposals = matches.filter(isProposal);
  const open = proposals.filter(({ user, recorded }) => !approved.has(user.id) && !recorded);
  const recorded = proposals.filter((match) => match.recorded && !approved.has(match.user.id));
  const chosen = open.filter(({ user, line }) => ticked.get(user.id) === line.row);
  const bulk = useBulk({
    latest: (user) => user,
    onDone: (_command, users) => setApproved(new Set([...approved, ...users.map(({ id }) => id)])),
  });

  const tick = ({ user, line }: Proposal, isOn: boolean) => {
    const next = new Map(ticked);
    if (isOn) next.set(user.id, line.row);
    else next.delete(user.id);
    setTicked(next);
  };
  const approve = () =>
    bulk.ask(
      withPayments(chosen),
      chosen.map(({ user }) => user),
    );
  const having = (state: FoundMatch['state']) => matches.filter((match) => match.state === state);

  return (
    <Stack spacing={3}>
      <Stack spacing={1}>
        <ArrivalHeading level={2}>{`${pluralize(open.length, 'payment')} of people who wait`}</ArrivalHeading>
        <Typography color="textSecondary">
          {`${pluralize(matches.length, 'line')} of money that came in`}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={chosen.length === 0} onClick={approve}>
          {`Approve ${chosen.length} with payment`}
        </Button>
        <Button variant="outlined" onClick={onAgain}>
          Another statement
        </Button>
      </Stack>
      <Lines title="Proposals" matches={open}>
        {(match) => (
          <>
            <CheckboxInput
              label={`${match.user.name}, ${match.user.course}`}
              checked={ticked.get(match.user.id) === match.line.row}
              onChange={(event) => tick(match, event.target.checked)}
            />
            <Typography color="textSecondary">
              {reasons[match.because]} <TextLink to={adminUserPath(match.user.id)}>Open the account</TextLink>
            </Typography>
            <Warnings match={match} lines={open} />
          </>
        )}
      </Lines>
      <Lines title="May be of several people" matches={having('several')}>
        {(match) =>
          match.state === 'several' &&
          match.payers.map(({ id, name }) => (
            <Typography key={id}>
              <TextLink to={adminUserPath(id)}>{name}</TextLink>
            </Typography>
          ))
        }
      </Lines>
      <Lines title="Recorded or decided already" matches={[...recorded, ...having('decided')]}>
        {(match) =>
          'payer' in match && (
            <Typography>
              <TextLink to={adminUserPath(match.payer.id)}>{match.payer.name}</TextLink>
              {match.recorded
                ? `: ${formatMoney({ ...region, currency: match.recorded.currency }, match.recorded.amount)} of ${formatDay(region, match.recorded.receivedOn)} is recorded.`
                : ': no payment is recorded, and the registration is decided.'}
            </Typography>
          )
        }
      </Lines>
      <Lines title="Approved" matches={proposals.filter(({ user }) => approved.has(user.id))}>
        {({ user }) => (
          <Typography>
            <TextLink to={adminUserPath(user.id)}>{user.name}</TextLink>
          </Typography>
        )}
      </Lines>
      <Lines title="Of nobody who waits" matches={having('nobody')} />
      <BulkDialog {...bulk} />
    </Stack>
  );
}

/** Approves each with the payment of the line that was ticked. */
function withPayments(chosen: readonly Proposal[]): BulkCommand {
  const lines = new Map(chosen.map(({ user, line }) => [user.id, line]));
  return {
    ...approveMany,
    consequence: 'They can sign in at once. Amount, day and number of the line are recorded as the payment.',
    send: async (user) => {
      const line = lines.get(user.id);
      if (line) await approveWithPayment(user.id, paymentOf(line));
    },
  };
}

/** What speaks against a proposal, or asks for a second look. */
function Warnings({ match, lines }: { match: Proposal; lines: readonly Proposal[] }) {
  const { line, payer, user } = match;
  const region = useBrand();
  const rows = lines.filter((other) => other.user.id === user.id && other.line !== line);
  const warnings = [
    payer.price !== null &&
      payer.price !== line.amount &&
      `The amount differs: ${formatMoney(region, payer.price)} is to be paid.`,
    line.day === null && 'The date cannot be read: today is recorded.',
    rows.length > 0 &&
      `Row ${rows.map(({ line: { row } }) => row).join(', ')} is of the same person: one of them is recorded.`,
  ];
  return warnings.map(
    (warning) =>
      warning !== false && (
        <Typography key={warning} color="error">
          {warning}
        </Typography>
      ),
  );
}

type LinesProps<M extends FoundMatch> = {
  title: string;
  matches: readonly M[];
  children?: (match: M) => ReactNode;
};

/** Lines of the statement with one outcome; nothing where there are none. */
function Lines<M extends FoundMatch>({ title, matches, children }: LinesProps<M>) {
  const region = useBrand();
  if (matches.length === 0) return null;
  return (
    <Panel title={`${title} (${matches.length})`}>
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {matches.map((match) => (
          <Box
            key={match.line.row}
            component="li"
            sx={{
              display: 'grid',
              columnGap: 3,
              rowGap: 0.5,
              gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
              paddingBlock: 1.5,
              '& + li': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 650 }}>
                {[formatMoney(region, match.line.amount), match.line.day && formatDay(region, match.line.day)]
                  .filter(Boolean)
                  .join(', ')}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {`Row ${match.line.row}: ${match.line.text}`}
              </Typography>
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children?.(match)}</Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
