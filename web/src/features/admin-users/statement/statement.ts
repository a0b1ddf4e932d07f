import {
  guessMapping,
  headingRow,
  matchStatement,
  numbersIn,
  readStatementLines,
  referencesIn,
} from '@padavu/domain/payment/bank-statement';
import type {
  Payer,
  StatementLine,
  StatementMapping,
  StatementMatch,
  UnreadableRow,
} from '@padavu/domain/payment/bank-statement';
import { priceAfter } from '@padavu/domain/payment/discount-promise';
import { limits } from '@padavu/domain/limits';
import type { FurtherPayment, UserPayments } from '@padavu/domain/payment/further-payment';
import type { PaymentInput } from '@padavu/domain/payment/payment';
import { readPaymentReference } from '@padavu/domain/payment/payment-reference';
import { schoolDay } from '@padavu/domain/school/school-day';
import { findSiteCourse } from '@padavu/domain/site/site-course';
import { cutText } from '@padavu/domain/stored';
import type { User } from '@padavu/domain/user/user';
import Papa from 'papaparse';
import { currentBrand } from '@/lib/brand.ts';
import { fetchSite } from '@/lib/fetch-site.ts';
import { readQuery } from '@/lib/firebase/live.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { fetchPayments, listUsers } from '@/features/admin-users/api.ts';
import { latestClaims, usersWith } from '@/features/admin-users/queries.ts';
import { runEach } from '@/features/admin-users/bulk/run-each.ts';

const { statement: maximum } = limits;

/** A statement as rows of cells, and where its headings and columns seem to be. */
export type Statement = { rows: string[][]; heading: number; mapping: StatementMapping };

/** Begins a cell such as `="20-11-2026"`, with which some banks keep a spreadsheet from changing a day or a number. */
const formulaStart = /(^|[,;\t])="/gm;

/** Reads the CSV of a bank. @returns the statement, or a sentence about its problem */
export function readStatement(text: string): Statement | { problem: string } {
  if (text.trim() === '') return { problem: 'Paste the statement, or choose its file.' };
  if (text.length > maximum.bytes)
    return { problem: 'The statement is longer than 2 MB. Export a shorter period.' };
  const plainText = text.replaceAll(formulaStart, '$1"');
  const { data: rows, errors } = Papa.parse<string[]>(plainText, { skipEmptyLines: false });
  // An open quotation mark makes one cell of the rows after it, whose payments would be missing.
  const broken = errors.find(({ type }) => type === 'Quotes')?.row;
  if (broken !== undefined)
    return { problem: `Row ${broken + 1} cannot be read. Check its quotation marks in the text.` };
  if (rows.every((cells) => cells.length < 2))
    return { problem: 'This is no table: save the statement as CSV at your bank and choose that file.' };
  const heading = headingRow(rows);
  return { rows, heading, mapping: guessMapping(rows[heading] ?? []) };
}

/** A match with the account that it proposes, and with the payments that are already recorded for it. */
export type FoundMatch = StatementMatch & { user?: User; recorded?: RecordedPayments };

/** The payments of an account that has one, by their days, and what is still due. */
export type RecordedPayments = { payments: readonly Recorded[]; due: number };
type Recorded = Pick<FurtherPayment, 'amount' | 'currency' | 'receivedOn'>;

/** Whether a line is none of the recorded payments, while something is due: it may be the next payment. */
export const mayBeNext = ({ amount, day }: StatementLine, { payments, due }: RecordedPayments): boolean =>
  due > 0 && !payments.some((each) => each.amount === amount && (day === null || each.receivedOn === day));

/** The matches of the lines that could be read, and the rows whose amount could not. */
export type MatchedStatement = { matches: FoundMatch[]; unreadable: UnreadableRow[] };

async function fetchPendingUsers(): Promise<User[]> {
  const users: User[] = [];
  for await (const page of listUsers({ status: 'pending', courseId: null, search: '' }, 'newest'))
    users.push(...page);
  return users;
}

/**
 * The users whom a line may be from: the pending ones, and those whose reference or claimed number is in the statement,
 * so that a line of an already approved user is recognised.
 */
async function fetchPayers(lines: readonly StatementLine[]): Promise<{ users: User[]; payers: Payer[] }> {
  const site = await fetchSite();
  const [claims, pendingUsers] = await Promise.all([
    readQuery(latestClaims(maximum.claims)),
    fetchPendingUsers(),
  ]);
  const numbers = new Map(claims.data.map(({ id, number }) => [id, number]));
  const pendingIds = new Set(pendingUsers.map(({ id }) => id));
  const pendingReferences = new Set(pendingUsers.map(({ paymentReference }) => paymentReference));
  const claimedNumbers = new Set(numbersIn(lines, claims.data));
  const [referredUsers, claimants] = await Promise.all([
    usersBy(
      'paymentReference',
      referencesIn(lines, (word) => readPaymentReference(word) === word && !pendingReferences.has(word)),
    ),
    usersBy(
      '__name__',
      claims.data.flatMap(({ id, number }) => (claimedNumbers.has(number) && !pendingIds.has(id) ? id : [])),
    ),
  ]);
  const decidedUsers = [...referredUsers, ...claimants].filter(({ status }) => status !== 'pending');
  const users = [...new Map([...pendingUsers, ...decidedUsers].map((user) => [user.id, user])).values()];
  const payers = users.map((user) => ({
    id: user.id,
    name: user.name,
    reference: user.paymentReference,
    number: numbers.get(user.id) ?? null,
    price: user.discount
      ? priceAfter(user.discount)
      : (findSiteCourse(site.courses, user.courseId ?? user.course)?.price ?? null),
    isWaiting: user.status === 'pending',
  }));
  return { users, payers };
}

/** The users with these references or ids. */
async function usersBy(field: Parameters<typeof usersWith>[0], values: readonly string[]): Promise<User[]> {
  const users: User[] = [];
  for (let lookup = 0; lookup < maximum.lookups; lookup += 1) {
    const batch = values.slice(lookup * maximum.perLookup, (lookup + 1) * maximum.perLookup);
    if (batch.length === 0) break;
    const { data } = await readQuery(usersWith(field, batch));
    users.push(...data);
  }
  return users;
}

/**
 * Matches the lines of a statement with the pending users. Only words of it that look like payment references are sent,
 * to find their accounts. @throws Error
 */
export async function findMatches({ rows, heading, mapping }: Statement): Promise<MatchedStatement> {
  const { lines, unreadable } = readStatementLines(currentBrand(), rows, heading, mapping);
  const { users, payers } = await fetchPayers(lines);
  const byId = new Map(users.map((user) => [user.id, user]));
  const matches = matchStatement(lines, payers);
  const payments = new Map<string, UserPayments>();
  const ids = new Set(matches.flatMap((match) => ('payer' in match ? [match.payer.id] : [])));
  await runEach([...ids], 2, async (id) => void payments.set(id, await fetchPayments(id)));
  const foundMatches: FoundMatch[] = [];
  for (const match of matches) {
    const id = 'payer' in match ? match.payer.id : '';
    const [user, recorded] = [byId.get(id), recordedIn(payments.get(id))];
    foundMatches.push({ ...match, ...(user && { user }), ...(recorded && { recorded }) });
  }
  return { matches: foundMatches, unreadable };
}

function recordedIn(paid: UserPayments | undefined): RecordedPayments | undefined {
  if (!paid?.payment) return undefined;
  return { payments: [paid.payment, ...paid.further], due: paid.due ?? 0 };
}

/** Why a line cannot become a payment as it is; `undefined` where it can. */
export function problemOf({ amount, day }: StatementLine): string | undefined {
  if (!Number.isInteger(amount)) return 'The amount is not whole';
  return day !== null && day > today() ? 'The date is in the future' : undefined;
}

const today = () => schoolDay(currentBrand(), serverNow());

/** The payment in a line of a statement without a problem, and the price that its person was told. */
export function paymentOf({ day, text, amount }: StatementLine, { price }: Payer): PaymentInput {
  const note = cutText(`From the bank statement: ${text}`, limits.payment.note);
  const method = /UPI/i.test(text) ? 'upi' : 'bank-transfer';
  return {
    amount,
    price,
    method,
    note,
    receivedOn: day ?? today(),
  };
}
