import { plainAmount } from './amount.ts';
import type { Region } from './usual-region.ts';

/** What a column of a statement is. `amount` is what came in. */
export const statementColumns = ['day', 'text', 'reference', 'amount'] as const;
export type StatementColumn = (typeof statementColumns)[number];

/** Where each column is, from 0; -1 for none. */
export type StatementMapping = Readonly<Record<StatementColumn, number>>;

/** A payment that came in. */
export type StatementLine = {
  /** The row of the file as a spreadsheet counts. */
  row: number;
  /** `YYYY-MM-DD`; `null` where it cannot be read. */
  day: string | null;
  /** What the bank says of it, its reference included. */
  text: string;
  /** In the school's currency. */
  amount: number;
};

/** Of two kinds of headings for a column the earlier one is meant. Letters alone are compared. */
const headings: Readonly<Record<StatementColumn, readonly RegExp[]>> = {
  day: [/^(?:txn|tran|transaction|posting|post)?date/, /date/],
  text: [/narration|description|particulars/, /remarks|details/],
  reference: [/utr|ref|chq|cheque|transactionid|txnid/],
  amount: [/deposit|credit(?!or)|^cr(?:amount|amt)?$/, /amount|amt/],
};

const wordOf = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Which column is which, as far as the headings say. */
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

/** Whether lines can be read by a mapping: what came in, and something that says from whom. */
export const isUsableMapping = ({ amount, text, reference }: StatementMapping) =>
  amount !== -1 && (text !== -1 || reference !== -1);

/** Rows above the headings: the bank's address, the account, the period. */
const mostAbove = 40;

/** The row of the headings; the first one where none looks like headings. */
export function headingRow(rows: readonly (readonly string[])[]): number {
  const index = rows.slice(0, mostAbove).findIndex((row) => isUsableMapping(guessMapping(row)));
  return Math.max(index, 0);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (part: string | number) => String(part).padStart(2, '0');

/** A day as Indian banks write it, the day before the month, or as ISO 8601 does. */
export function readStatementDay(cell: string): string | null {
  const text = cell.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  const named = /^(\d{1,2})[\s/.-]([a-z]{3})[a-z]*[\s/.,-]+(\d{4}|\d{2})\b/.exec(text);
  const plain = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(text);
  const [, year = '', month = '', day = ''] =
    iso ??
    (named && ['', named[3], String(months.indexOf(named[2] ?? '') + 1), named[1]]) ??
    (plain && ['', plain[3], plain[2], plain[1]]) ??
    [];
  const written = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  const moment = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== written ? null : written;
}

/** What came in by a cell; `null` for what went out and for what is no amount. */
export function readStatementAmount(region: Region, cell: string): number | null {
  const text = plainAmount(region, cell.trim().replace(/\s*\(?cr\.?\)?$/i, ''));
  if (!/^\+?\d+(?:\.\d+)?$/.test(text)) return null;
  const amount = Number(text);
  return amount > 0 ? amount : null;
}

/** A column that only says whether money came or went. */
const wentOut = (cells: readonly string[]) => cells.some((cell) => /^(?:dr\.?|debit)$/i.test(cell.trim()));

/** The payments that came in. Everything else in the file is left out. */
export function readStatementLines(
  region: Region,
  rows: readonly (readonly string[])[],
  heading: number,
  mapping: StatementMapping,
): StatementLine[] {
  const cellOf = (cells: readonly string[], column: StatementColumn) => cells[mapping[column]] ?? '';
  return rows.flatMap((cells, index) => {
    const amount = readStatementAmount(region, cellOf(cells, 'amount'));
    if (index <= heading || amount === null || wentOut(cells)) return [];
    const text = [cellOf(cells, 'text'), cellOf(cells, 'reference')]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ');
    return [{ row: index + 1, day: readStatementDay(cellOf(cells, 'day')), text, amount }];
  });
}

/** Somebody who may have paid. */
export type Payer = {
  id: string;
  name: string;
  /** The payment reference; empty for none. */
  reference: string;
  /** The transaction number that the person gave. */
  number: string | null;
  /** What is to be paid; `null` where it is not known. */
  price: number | null;
  /** Waits for approval; whoever does not is only named. */
  isWaiting: boolean;
};

export type MatchReason = 'reference' | 'number' | 'amount-and-name';

/** Whose payment a line is. */
export type StatementMatch = { line: StatementLine } & (
  | { state: 'proposed'; payer: Payer; because: MatchReason }
  /** It belongs to somebody whose registration is decided. */
  | { state: 'decided'; payer: Payer; because: MatchReason }
  /** It may be of any of these: nobody is proposed. */
  | { state: 'several'; payers: Payer[] }
  | { state: 'nobody' }
);

/** Characters one after the other, with a space or a stroke between them where somebody wrote one. */
const spelled = (word: string) => word.split('').join('[\\s/_-]?');

const referenceIn = (reference: string) => new RegExp(`(?<![A-Z0-9])${spelled(reference)}(?![A-Z0-9])`);

/** A long run of digits is the number also where the bank writes letters beside it (`IMPS412345678901`). */
function numberIn(number: string): RegExp {
  const plain = number.replaceAll(/[^A-Z0-9]/g, '');
  const beside = /^\d{10,}$/.test(plain) ? '\\d' : '[A-Z0-9]';
  return new RegExp(`(?<!${beside})${spelled(plain)}(?!${beside})`);
}

const shortestName = 3;

/** The words of a text that may be names. */
const namesIn = (text: string) =>
  text
    .toUpperCase()
    .match(/\p{L}[\p{L}\p{M}]*/gu)
    ?.filter((word) => word.length >= shortestName) ?? [];

/**
 * Finds whose payments the lines are: by the payment reference or the transaction number in what the bank says, and otherwise,
 * as a guess, by the price and a name among those who wait and have no line of their own. A line is one person's or nobody's,
 * whatever the order of lines and people. One person may have several lines: who decides sees them all.
 */
export function matchStatement(lines: readonly StatementLine[], payers: readonly Payer[]): StatementMatch[] {
  const marks = payers.map((payer) => ({
    payer,
    reference: payer.reference === '' ? undefined : referenceIn(payer.reference.toUpperCase()),
    number: payer.number === null || payer.number === '' ? undefined : numberIn(payer.number.toUpperCase()),
    names: new Set(namesIn(payer.name)),
  }));
  const sure = lines.map(({ text }) => {
    const upper = text.toUpperCase();
    return marks.flatMap(({ payer, reference, number }): Candidate[] => {
      if (reference?.test(upper)) return [{ payer, because: 'reference' }];
      return number?.test(upper) ? [{ payer, because: 'number' }] : [];
    });
  });
  const found = new Set(sure.flat().map(({ payer }) => payer.id));
  const open = marks.filter(({ payer }) => payer.isWaiting && !found.has(payer.id));
  return lines.map((line, index) => {
    const byMark = sure[index] ?? [];
    if (byMark.length > 0) return matchOf(line, byMark);
    const names = namesIn(line.text);
    const guessed = open
      .filter(({ payer, names: own }) => payer.price === line.amount && names.some((name) => own.has(name)))
      .map(({ payer }) => ({ payer, because: 'amount-and-name' as const }));
    return matchOf(line, guessed);
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

/** Words in a statement that could be payment references, so that people who do not wait can be looked up by them. */
export function referencesIn(
  lines: readonly StatementLine[],
  isReference: (word: string) => boolean,
): string[] {
  const words = lines.flatMap(({ text }) => text.toUpperCase().match(/[A-Z0-9]+/g) ?? []);
  return [...new Set(words.filter(isReference))];
}
