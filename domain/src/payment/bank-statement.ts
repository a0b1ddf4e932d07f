import { plainAmount } from './amount.ts';
import { bareNumber } from './payment-claim.ts';
import type { Region } from '@padavu/domain/school/usual-region';

/** The kinds of columns of a statement. `amount` is the money that was received. */
export type StatementColumn = 'day' | 'text' | 'reference' | 'amount';

/** The index of each column, from 0; -1 for none. */
export type StatementMapping = Readonly<Record<StatementColumn, number>>;

/** A payment that was received. */
export type StatementLine = {
  /** The number of the row in a spreadsheet, from 1. */
  row: number;
  /** `YYYY-MM-DD`; `null` where it cannot be read. */
  day: string | null;
  /** The bank's text for it, its reference included. */
  text: string;
  /** In the school's currency. */
  amount: number;
};

/** The heading of a column that contains only received money. */
const creditHeading = /^(?!.*(?:debit|withdrawal)).*(?:deposit|credit(?!or))|^cr(?:amount|amt)?$/;

/** Patterns of the headings of each column, the preferred one first. Only letters are compared. */
const headings: Readonly<Record<StatementColumn, readonly RegExp[]>> = {
  day: [/^(?:txn|tran|transaction|posting|post)?date/, /date/],
  text: [/narration|description|particulars/, /remarks|details/],
  reference: [/utr|ref|chq|cheque|transactionid|txnid/],
  amount: [creditHeading, /amount|amt/],
};

const wordOf = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The columns that the headings identify. */
export function guessMapping(heading: readonly string[]): StatementMapping {
  const words = heading.map(wordOf);
  const find = (column: StatementColumn) => {
    for (const kind of headings[column]) {
      const index = words.findIndex((word) => kind.test(word));
      if (index !== -1) return index;
    }
    return -1;
  };
  return { day: find('day'), text: find('text'), reference: find('reference'), amount: find('amount') };
}

/**
 * Whether a mapping is enough to read lines: it needs the amount, and a text or a reference that identifies the payer.
 */
export const isUsableMapping = ({ amount, text, reference }: StatementMapping) =>
  amount !== -1 && (text !== -1 || reference !== -1);

/** The most rows above the headings, with the bank's address, the account and the period. */
const maxRowsAbove = 40;

/** The index of the row of headings; 0 where no row looks like headings. */
export function headingRow(rows: readonly (readonly string[])[]): number {
  const index = rows.slice(0, maxRowsAbove).findIndex((row) => isUsableMapping(guessMapping(row)));
  return Math.max(index, 0);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const twoDigits = (part: string | number) => String(part).padStart(2, '0');

const numericDay = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/;

/** Whether days have the month first, as in a statement that a spreadsheet in the United States has saved. */
function isMonthFirst(cells: readonly string[]): boolean {
  const days = cells.map((cell) => numericDay.exec(cell.trim()));
  const exceedsMonths = (part: 1 | 2) => days.some((day) => Number(day?.[part]) > months.length);
  return exceedsMonths(2) && !exceedsMonths(1);
}

/**
 * Reads a day as Indian banks write it, with the day before the month, or in the order of ISO 8601.
 * @param hasMonthFirst whether numeric days have the month before the day
 */
export function readStatementDay(cell: string, hasMonthFirst = false): string | null {
  const text = cell.trim().toLowerCase();
  const iso = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?!\d)/.exec(text);
  const named = /^(\d{1,2})[\s/.-]([a-z]{3})[a-z]*[\s/.,-]+(\d{4}|\d{2})\b/.exec(text);
  const numeric = numericDay.exec(text);
  const [, year = '', month = '', day = ''] =
    iso ??
    (named && ['', named[3], String(months.indexOf(named[2] ?? '') + 1), named[1]]) ??
    (numeric && ['', numeric[3], numeric[hasMonthFirst ? 1 : 2], numeric[hasMonthFirst ? 2 : 1]]) ??
    [];
  const isoDay = `${year.length === 2 ? `20${year}` : year}-${twoDigits(month)}-${twoDigits(day)}`;
  const moment = new Date(`${isoDay}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== isoDay ? null : isoDay;
}

/**
 * The received amount in a cell: `none` for an empty cell, zero and money that went out, `unreadable` for anything else
 * that is no amount. Banks write `Cr` and the currency before or after the number, and `/-` after it. Money that went
 * out has a minus before or after the number, parentheses around it, or `Dr`.
 */
export function readStatementAmount(region: Region, cell: string): number | 'none' | 'unreadable' {
  const whole = cell.trim().replaceAll(/[\u2212\u2013]/g, '-');
  const unmarked = whole.replace(/^\(?cr\b\.?\)?\s*|\s*\(?cr(?:edit)?\.?\)?$/gi, '');
  const text = plainAmount(region, unmarked.replace(/\s*\/-$/, ''));
  if (/^\+?\d+(?:\.\d+)?$/.test(text)) return Number(text) || 'none';
  const isOutgoing = /^-|\d-$|^\(.*\)$/.test(text) || /^-|^\(?d[rb]\b|(?:d[rb]|debit)\.?\)?$/i.test(whole);
  return isOutgoing || !/[\p{L}\p{N}]/u.test(cell) ? 'none' : 'unreadable';
}

/** A cell that only says whether money came or went out. */
const direction = /^\(?(?:c|cr|credit|deposit|(d|dr|db|debit|withdrawal))\.?\)?$/i;

/** Whether a column marks the row as a debit. A second mark is about the balance. */
function isDebit(cells: readonly string[]): boolean {
  const mark = cells.map((cell) => direction.exec(cell.trim())).find(Boolean);
  return mark?.[1] !== undefined;
}

/** A row whose amount cannot be read, so that it may be a payment. */
export type UnreadableRow = { row: number; amount: string };

/** Reads the received payments, and lists the rows that may be others. Every other row is left out. */
export function readStatementLines(
  region: Region,
  rows: readonly (readonly string[])[],
  heading: number,
  mapping: StatementMapping,
): { lines: StatementLine[]; unreadable: UnreadableRow[] } {
  const cellOf = (cells: readonly string[], column: StatementColumn) => cells[mapping[column]] ?? '';
  // Beside a column of received money, a mark is about the balance: Dr for an overdrawn account.
  const hasMarks = !creditHeading.test(wordOf(cellOf(rows[heading] ?? [], 'amount')));
  const hasMonthFirst = isMonthFirst(rows.slice(heading + 1).map((cells) => cellOf(cells, 'day')));
  const lines: StatementLine[] = [];
  const unreadable: UnreadableRow[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = index + 1;
    const cell = cellOf(cells, 'amount');
    const amount = readStatementAmount(region, cell);
    if (index <= heading || amount === 'none' || (hasMarks && isDebit(cells))) continue;
    if (amount === 'unreadable') {
      unreadable.push({ row, amount: cell.trim() });
      continue;
    }
    const text = [cellOf(cells, 'text'), cellOf(cells, 'reference')]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ');
    lines.push({ row, day: readStatementDay(cellOf(cells, 'day'), hasMonthFirst), text, amount });
  }
  return { lines, unreadable };
}

/** A person who may have paid. */
export type Payer = {
  id: string;
  name: string;
  /** The payment reference; empty for none. */
  reference: string;
  /** The transaction number that the person gave. */
  number: string | null;
  /** The amount due; `null` where it is not known. */
  price: number | null;
  /** Whether the person waits for approval. Nothing is proposed for others. */
  isWaiting: boolean;
};

export type MatchReason = 'reference' | 'number' | 'amount-and-name';

/** The payer of a line. */
export type StatementMatch = { line: StatementLine } & (
  | { state: 'proposed'; payer: Payer; because: MatchReason }
  /** It belongs to a person who does not wait for approval any more. */
  | { state: 'decided'; payer: Payer; because: MatchReason }
  /** Several people match, so nobody is proposed. */
  | { state: 'several'; payers: Payer[] }
  | { state: 'nobody' }
);

/** A pattern of the characters in order, each followed by at most one space, slash, underscore or hyphen. */
const spacedPattern = (word: string) => word.split('').join('[\\s/_-]?');

// A lookbehind would need Safari 16.4.

const referenceIn = (reference: string) =>
  new RegExp(`(?:^|[^A-Z0-9])${spacedPattern(reference)}(?![A-Z0-9])`);

/**
 * The pattern of a transaction number. Letters may touch a number of ten or more digits (`IMPS412345678901`), and zeros
 * may fill its column.
 */
function numberIn(number: string): RegExp {
  const plain = bareNumber(number).replaceAll(/[^A-Z0-9]/g, '');
  const beside = /^\d{10,}$/.test(plain) ? '0-9' : 'A-Z0-9';
  return new RegExp(`(?:^|[^${beside}])0*${spacedPattern(plain)}(?![${beside}])`);
}

/**
 * The claimed transaction numbers in a statement. A number in several lines identifies no payment: it may be the code
 * of a bank or a date.
 */
export function numbersIn(
  lines: readonly StatementLine[],
  claims: readonly { number: string | null }[],
): string[] {
  const texts = lines.map(({ text }) => text.toUpperCase());
  const numbers = new Set(claims.flatMap(({ number }) => number || []));
  return [...numbers].filter((number) => {
    const pattern = numberIn(number);
    return texts.filter((text) => pattern.test(text)).length === 1;
  });
}

const shortestName = 3;

/** The words of a text that can be names. */
const namesIn = (text: string) =>
  text
    .toUpperCase()
    .match(/\p{L}[\p{L}\p{M}]*/gu)
    ?.filter((word) => word.length >= shortestName) ?? [];

/**
 * Finds the payer of each line by the payment reference or else the transaction number in the bank's text. For other
 * lines, it guesses by the price and a name, among people who wait for approval and have no line yet. A line has one
 * payer or none, in whatever order lines and people are. A person may have several lines: the administrator sees them
 * all.
 */
export function matchStatement(lines: readonly StatementLine[], payers: readonly Payer[]): StatementMatch[] {
  const numbers = new Set(numbersIn(lines, payers));
  const patterns = payers.map((payer) => ({
    payer,
    reference: payer.reference === '' ? undefined : referenceIn(payer.reference.toUpperCase()),
    number: payer.number !== null && numbers.has(payer.number) ? numberIn(payer.number) : undefined,
    names: new Set(namesIn(payer.name)),
  }));
  const certain = lines.map(({ text }) => {
    const upper = text.toUpperCase();
    const found = patterns.flatMap(({ payer, reference, number }): Candidate[] => {
      if (reference?.test(upper)) return [{ payer, because: 'reference' }];
      return number?.test(upper) ? [{ payer, because: 'number' }] : [];
    });
    // The payer writes the reference, but anybody may claim a number. That of somebody decided may have been accepted.
    return found.some(({ because }) => because === 'reference')
      ? found.filter(({ payer, because }) => because === 'reference' || !payer.isWaiting)
      : found;
  });
  const matchedIds = new Set(certain.flat().map(({ payer }) => payer.id));
  const unmatched = patterns.filter(({ payer }) => payer.isWaiting && !matchedIds.has(payer.id));
  return lines.map((line, index) => {
    const candidates = certain[index] ?? [];
    if (candidates.length > 0) return matchOf(line, candidates);
    const names = namesIn(line.text);
    const guesses = unmatched
      .filter(({ payer, names: own }) => payer.price === line.amount && names.some((name) => own.has(name)))
      .map(({ payer }) => ({ payer, because: 'amount-and-name' as const }));
    return matchOf(line, guesses);
  });
}

type Candidate = { payer: Payer; because: MatchReason };

function matchOf(line: StatementLine, candidates: readonly Candidate[]): StatementMatch {
  const [only, ...others] = candidates;
  if (!only) return { line, state: 'nobody' };
  if (others.length > 0) {
    const payers = candidates
      .map(({ payer }) => payer)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    return { line, state: 'several', payers };
  }
  return { line, state: only.payer.isWaiting ? 'proposed' : 'decided', ...only };
}

/** The words of a statement that could be payment references, to look up people who do not wait for approval. */
export function referencesIn(
  lines: readonly StatementLine[],
  isReference: (word: string) => boolean,
): string[] {
  const words = lines.flatMap(({ text }) => text.toUpperCase().match(/[A-Z0-9]+/g) ?? []);
  return [...new Set(words.filter(isReference))];
}
