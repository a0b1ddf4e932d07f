import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatExactMoney } from '@padavu/domain/payment/amount';
import type { MatchReason, Payer, StatementLine } from '@padavu/domain/payment/bank-statement';
import { paymentSums } from '@padavu/domain/payment/further-payment';
import { formatDay } from '@padavu/domain/school/school-dates';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { User } from '@padavu/domain/user/user';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ArrivalHeading } from '@/components/ArrivalHeading.tsx';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { Panel } from '@/components/Panel.tsx';
import { pluralize } from '@/components/pluralize.ts';
import type { Region } from '@padavu/domain/school/usual-region';
import { useBrand } from '@/lib/brand.ts';
import { AccountLink } from '@/features/admin-users/AccountLink.tsx';
import { approveWithPayment } from '@/features/admin-users/api.ts';
import { BulkDialog } from '@/features/admin-users/bulk/BulkDialog.tsx';
import { regionOf } from '@/features/admin-users/payment/MoneyFields.tsx';
import { approveMany } from '@/features/admin-users/bulk/bulk-commands.ts';
import type { BulkCommand } from '@/features/admin-users/bulk/bulk-commands.ts';
import { mayBeNext, paymentOf, problemOf } from './statement.ts';
import type { FoundMatch, MatchedStatement, RecordedPayments } from './statement.ts';
import { useBulk } from '@/features/admin-users/bulk/use-bulk.ts';

const reasons: Readonly<Record<MatchReason, string>> = {
  reference: 'It names the payment reference.',
  number: 'It is the transaction number that the person gave.',
  'amount-and-name': 'A guess: the price, and a name like it.',
};

type StatementMatchesProps = MatchedStatement & { onRestart: () => void };
type Proposal = Extract<FoundMatch, { state: 'proposed' }> & { user: User };

const isProposal = (match: FoundMatch): match is Proposal =>
  match.state === 'proposed' && match.user !== undefined;

/** The match of each line. The administrator ticks the lines to approve their users with, one line for each user. */
export function StatementMatches({ matches, unreadable, onRestart }: StatementMatchesProps) {
  /** The row of the ticked line of each user, by user id. */
  const [tickedRows, setTickedRows] = useState<ReadonlyMap<string, number>>(new Map());
  /** The users who were approved here. The ticked line of each is recorded. */
  const [approved, setApproved] = useState<ReadonlySet<string>>(new Set());
  const region = useBrand();
  const proposals = matches.filter(isProposal);
  const isTicked = ({ user, line }: Proposal) => tickedRows.get(user.id) === line.row;
  const approvedProposals = proposals.filter((match) => approved.has(match.user.id) && isTicked(match));
  const payments = new Map(approvedProposals.map((match) => [match.user.id, recordedWith(region, match)]));
  const recordedFor = ({ user, recorded }: FoundMatch) => payments.get(user?.id ?? '') ?? recorded;
  const openProposals = proposals.filter((match) => !recordedFor(match));
  const recordedProposals = proposals.filter(
    (match) => recordedFor(match) && !approvedProposals.includes(match),
  );
  const tickedProposals = openProposals.filter(isTicked);
  const bulk = useBulk({
    latest: (user) => user,
    onDone: (_command, users) => setApproved(new Set([...approved, ...users.map(({ id }) => id)])),
  });

  const tick = ({ user, line }: Proposal, isOn: boolean) => {
    const next = new Map(tickedRows);
    if (isOn) next.set(user.id, line.row);
    else next.delete(user.id);
    setTickedRows(next);
  };
  const approve = () =>
    bulk.open(
      approvalWithPayments(tickedProposals),
      tickedProposals.map(({ user }) => user),
    );
  const withState = (state: FoundMatch['state']) => matches.filter((match) => match.state === state);

  return (
    <Stack spacing={3}>
      <Stack spacing={1}>
        <ArrivalHeading
          level={2}
        >{`${pluralize(openProposals.length, 'payment')} of people who wait`}</ArrivalHeading>
        <Typography color="textSecondary">
          {`${pluralize(matches.length, 'line')} of money that came in`}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={tickedProposals.length === 0} onClick={approve}>
          {`Approve ${tickedProposals.length} with payment`}
        </Button>
        <Button variant="outlined" onClick={onRestart}>
          Another statement
        </Button>
      </Stack>
      <UnreadableRows rows={unreadable} />
      <Lines title="Proposals" matches={openProposals}>
        {(match) => (
          <>
            {problemOf(match.line) ? (
              <Typography>{`${match.user.name}, ${match.user.course}`}</Typography>
            ) : (
              <CheckboxInput
                label={`${match.user.name}, ${match.user.course}`}
                checked={tickedRows.get(match.user.id) === match.line.row}
                onChange={(event) => tick(match, event.target.checked)}
              />
            )}
            <Typography color="textSecondary">
              {reasons[match.because]} <AccountLink uid={match.user.id}>Open the account</AccountLink>
            </Typography>
            <Warnings match={match} lines={openProposals} />
          </>
        )}
      </Lines>
      <Lines title="Several possible payers" matches={withState('several')}>
        {(match) =>
          match.state === 'several' &&
          match.payers.map(({ id, name }) => (
            <Typography key={id}>
              <AccountLink uid={id}>{name}</AccountLink>
            </Typography>
          ))
        }
      </Lines>
      <Lines title="Recorded or decided already" matches={[...recordedProposals, ...withState('decided')]}>
        {(match) =>
          'payer' in match && <Recorded line={match.line} payer={match.payer} recorded={recordedFor(match)} />
        }
      </Lines>
      <Lines title="Approved" matches={approvedProposals}>
        {({ user }) => (
          <Typography>
            <AccountLink uid={user.id}>{user.name}</AccountLink>
          </Typography>
        )}
      </Lines>
      <Lines title="No pending user found" matches={withState('nobody')} />
      <BulkDialog {...bulk} />
    </Stack>
  );
}

type RecordedProps = { line: StatementLine; payer: Payer; recorded: RecordedPayments | undefined };

/** What is recorded for the payer of a line, and whether the line may be another payment. */
function Recorded({ line, payer, recorded }: RecordedProps) {
  const region = useBrand();
  return (
    <>
      <Typography>
        <AccountLink uid={payer.id}>{payer.name}</AccountLink>
        {recorded
          ? `: ${recordedText(region, recorded)}`
          : ': no payment is recorded, and the registration is decided.'}
      </Typography>
      {recorded && mayBeNext(line, recorded) && (
        <Typography color="error">
          {`${formatMoney(regionOf(region, recorded.payments[0]?.currency), recorded.due)} is still due. If this is another payment, add it in the account.`}
        </Typography>
      )}
    </>
  );
}

/** The recorded payments of a person as a sentence. */
function recordedText(region: Region, { payments }: RecordedPayments): string {
  const texts = payments.map(
    ({ amount, currency, receivedOn }) =>
      `${formatMoney(regionOf(region, currency), amount)} of ${formatDay(region, receivedOn)}`,
  );
  return `${texts.join(', ')} ${texts.length === 1 ? 'is' : 'are'} recorded.`;
}

/** What is recorded for a user who was approved with a line: another line of the user may be the next payment. */
function recordedWith({ currency }: Region, { line, payer }: Proposal): RecordedPayments {
  const payment = { ...paymentOf(line, payer), currency };
  return { payments: [payment], due: paymentSums(payment, []).due ?? 0 };
}

/** The command that approves each user with the payment of the ticked line. */
function approvalWithPayments(proposals: readonly Proposal[]): BulkCommand {
  const payments = new Map(proposals.map(({ user, line, payer }) => [user.id, paymentOf(line, payer)]));
  // The payments would stay, so that it cannot be undone.
  const { undo: _undo, ...approval } = approveMany;
  return {
    ...approval,
    consequence: 'They can sign in at once. Amount, day and number of the line are recorded as the payment.',
    send: async (user) => {
      const payment = payments.get(user.id);
      // No payment was recorded when the statement was matched.
      if (payment) await approveWithPayment(user.id, payment, null);
    },
  };
}

/** The reasons to check a proposal before it is ticked. */
function Warnings({ match, lines }: { match: Proposal; lines: readonly Proposal[] }) {
  const { line, payer, user } = match;
  const region = useBrand();
  const rows = lines.filter((other) => other.user.id === user.id && other.line !== line);
  const problem = problemOf(line);
  const warnings = [
    payer.price !== null &&
      payer.price !== line.amount &&
      `The amount differs: ${formatMoney(region, payer.price)} is to be paid.${payer.price > line.amount ? ' The rest stays due.' : ''}`,
    problem !== undefined && `${problem}: record the payment in the account.`,
    problem === undefined && line.day === null && 'The date cannot be read: today is recorded.',
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

/** The rows that may be payments but cannot be matched; renders nothing if there are none. */
function UnreadableRows({ rows }: { rows: MatchedStatement['unreadable'] }) {
  if (rows.length === 0) return null;
  return (
    <Panel title={`Amounts that cannot be read (${rows.length})`}>
      <Typography>
        Correct them in the statement and match it again, or record the payments in the accounts.
      </Typography>
      <Box
        component="ul"
        aria-label="Amounts that cannot be read"
        sx={{ margin: 0, paddingInlineStart: 2.5 }}
      >
        {rows.map(({ row, amount }) => (
          <Typography key={row} component="li" sx={{ overflowWrap: 'anywhere' }}>
            {`Row ${row}: the amount "${amount}" cannot be read`}
          </Typography>
        ))}
      </Box>
    </Panel>
  );
}

type LinesProps<M extends FoundMatch> = {
  title: string;
  matches: readonly M[];
  children?: (match: M) => ReactNode;
};

/** The lines of the statement with one outcome; renders nothing if there are none. */
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
                {[
                  formatExactMoney(region, match.line.amount),
                  match.line.day && formatDay(region, match.line.day),
                ]
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
