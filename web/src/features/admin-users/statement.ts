import {
  guessMapping,
  headingRow,
  matchStatement,
  readStatementLines,
  referencesIn,
} from '@padavu/domain/bank-statement';
import type { Payer, StatementLine, StatementMapping, StatementMatch } from '@padavu/domain/bank-statement';
import { priceAfter } from '@padavu/domain/discount-promise';
import { limits } from '@padavu/domain/limits';
import type { Payment, PaymentInput } from '@padavu/domain/payment';
import { readPaymentReference } from '@padavu/domain/payment-reference';
import { schoolDay } from '@padavu/domain/school-day';
import { findSiteCourse } from '@padavu/domain/site-course';
import type { User } from '@padavu/domain/user';
import Papa from 'papaparse';
import { currentBrand } from '@/lib/brand.ts';
import { fetchSite } from '@/lib/fetch-site.ts';
import { readQuery } from '@/lib/firebase/live.ts';
import { runEach } from '@/lib/run-each.ts';
import { fetchPayment, listUsers } from './api.ts';
import { latestClaims, usersWithReferences } from './queries.ts';

const { statement: most } = limits;

/** A statement as rows of cells, and where its headings and columns seem to be. */
export type Statement = { rows: string[][]; heading: number; mapping: StatementMapping };

/** Reads the CSV of a bank. What is wrong with it comes as a sentence. */
export function readStatement(text: string): Statement | { problem: string } {
  if (text.trim() === '') return { problem: 'Paste the statement, or choose its file.' };
  if (text.length > most.bytes)
    return { problem: 'The statement is longer than 2 MB. Export a shorter period.' };
  const { data: rows } = Papa.parse<string[]>(text, { skipEmptyLines: false });
  if (rows.every((cells) => cells.length < 2))
    return { problem: 'This is no table: save the statement as CSV at your bank and choose that file.' };
  const heading = headingRow(rows);
  return { rows, heading, mapping: guessMapping(rows[heading] ?? []) };
}

/** A match with the account that it proposes, and a payment of it that is recorded already. */
export type FoundMatch = StatementMatch & { user?: User; recorded?: Payment };

async function allWaiting(): Promise<User[]> {
  const waiting: User[] = [];
  for await (const page of listUsers({ status: 'pending', courseId: null, search: '' }, 'newest'))
    waiting.push(...page);
  return waiting;
}

/** Who wait, each with what they said to have paid. */
async function peopleWho(lines: readonly StatementLine[]): Promise<{ users: User[]; payers: Payer[] }> {
  const site = await fetchSite();
  const [claims, waiting] = await Promise.all([readQuery(latestClaims(most.claims)), allWaiting()]);
  const numbers = new Map(claims.data.map(({ id, number }) => [id, number]));
  const known = new Set(waiting.map(({ paymentReference }) => paymentReference));
  const others = await usersByReference(
    referencesIn(lines, (word) => readPaymentReference(word) === word && !known.has(word)),
  );
  const users = [...waiting, ...others.filter(({ status }) => status !== 'pending')];
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

/** Those whose reference stands in the statement, so that a line of somebody who is approved already says so. */
async function usersByReference(references: readonly string[]): Promise<User[]> {
  const found: User[] = [];
  for (let round = 0; round < most.lookups; round += 1) {
    const some = references.slice(round * most.references, (round + 1) * most.references);
    if (some.length === 0) break;
    const { data } = await readQuery(usersWithReferences(some));
    found.push(...data);
  }
  return found;
}

/** Matches the lines of a statement with those who wait. Nothing of the statement is sent. @throws Error */
export async function findMatches({ rows, heading, mapping }: Statement): Promise<FoundMatch[]> {
  const lines = readStatementLines(currentBrand(), rows, heading, mapping);
  const { users, payers } = await peopleWho(lines);
  const byId = new Map(users.map((user) => [user.id, user]));
  const matches = matchStatement(lines, payers);
  const paid = new Map<string, Payment | null>();
  const ids = new Set(matches.flatMap((match) => ('payer' in match ? [match.payer.id] : [])));
  await runEach([...ids], 2, async (id) => void paid.set(id, await fetchPayment(id)));
  const found: FoundMatch[] = [];
  for (const match of matches) {
    const id = 'payer' in match ? match.payer.id : '';
    const [user, recorded] = [byId.get(id), paid.get(id)];
    found.push({ ...match, ...(user && { user }), ...(recorded && { recorded }) });
  }
  return found;
}

/** The payment that a line of a statement is. */
export function paymentOf({ day, text, amount }: StatementLine): PaymentInput {
  const note = `From the bank statement: ${text}`.slice(0, limits.payment.note);
  const method = /UPI/i.test(text) ? 'upi' : 'bank-transfer';
  return {
    amount: Math.round(amount),
    method,
    note,
    receivedOn: day ?? schoolDay(currentBrand(), new Date()),
  };
}
