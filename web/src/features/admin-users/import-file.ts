import { readCell } from '@padavu/domain/csv-cell';
import { limits } from '@padavu/domain/limits';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin-messages';
import { importColumns, ImportRow, repeatedAddresses } from '@padavu/domain/user-import';
import type { ImportColumn, ImportProblem } from '@padavu/domain/user-import';
import Papa from 'papaparse';

/** A row of the file with its number as a spreadsheet counts: the headings are row 1. */
export type ListedRow = {
  number: number;
  name: string;
  email: string;
  /** The row to send; a row with problems is not sent. */
  content: { state: 'readable'; row: ImportRow } | { state: 'invalid'; problems: ImportProblem[] };
};

export type ImportFile =
  | { state: 'refused'; message: string }
  | {
      state: 'read';
      rows: ListedRow[];
      /** Unknown column headings. */
      ignored: string[];
    };

const { userImport: most } = limits;

/** Accepted names of the columns; only letters and digits are compared. */
const headings: Readonly<Record<ImportColumn, readonly string[]>> = {
  name: ['name', 'fullname', 'student', 'studentname', 'learner', 'learnername'],
  email: ['email', 'mail', 'emailaddress', 'mailaddress', 'emailid'],
  course: ['course', 'coursename', 'courseid', 'coursetitle'],
  amount: ['amount', 'amountpaid', 'paid', 'fee', 'price', 'payment', 'amountinrupees', 'amountinr'],
  method: ['method', 'paymentmethod', 'paidby', 'mode', 'paymentmode'],
  note: ['note', 'notes', 'remark', 'remarks', 'comment', 'comments'],
};

const required: readonly ImportColumn[] = ['name', 'email', 'course'];

/** Decodes UTF-8 and UTF-16, which spreadsheets call Unicode text; `undefined` for anything else. */
function decoded(bytes: ArrayBuffer): string | undefined {
  const [first, second] = new Uint8Array(bytes);
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function columnOf(heading: string): ImportColumn | undefined {
  const word = readCell(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return importColumns.find((column) => headings[column].includes(word));
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Reads an import file. Every row that is not blank is returned, valid or not. */
export function readImportFile(bytes: ArrayBuffer): ImportFile {
  if (bytes.byteLength > most.bytes)
    return refused('The file is larger than 1 MB. Split it and import the parts.');
  const text = decoded(bytes);
  if (text === undefined)
    return refused('The file is not UTF-8 text. Save it as "CSV UTF-8" and choose it again.');
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: false });
  const [heading = [], ...lines] = data;
  const columns = heading.map(columnOf);
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    return refused(`The first row must name the columns; missing: ${missing.join(', ')}.`);
  }
  const filled = lines
    .map((cells, index) => ({ cells, index: index + 1 }))
    .filter(({ cells }) => !isBlank(cells));
  if (filled.length === 0) return refused('The file has a header row but no data.');
  if (filled.length > most.rows) {
    return refused(
      `The file has ${filled.length} rows; at most ${most.rows} can be imported at once. Split the file.`,
    );
  }
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const rows = filled.map(({ cells, index }) => listedRow(cells, columns, index, broken.has(index)));
  return {
    state: 'read',
    rows: withRepeats(rows),
    ignored: heading.filter((name) => name.trim() && !columnOf(name)),
  };
}

const refused = (message: string): ImportFile => ({ state: 'refused', message });

function listedRow(
  cells: readonly string[],
  columns: readonly (ImportColumn | undefined)[],
  index: number,
  isBroken: boolean,
): ListedRow {
  const cellOf = (column: ImportColumn) => readCell(cells[columns.indexOf(column)] ?? '');
  const row = Object.fromEntries(importColumns.map((column) => [column, cellOf(column)]));
  const read = ImportRow.safeParse(row);
  const problems: ImportProblem[] = [
    ...(isBroken ? [{ column: 'name' as const, message: adminMessages.userImport.unreadable }] : []),
    ...(isBlank(cells.slice(columns.length))
      ? []
      : [{ column: 'note' as const, message: adminMessages.userImport.tooManyCells }]),
    ...(read.error?.issues ?? []).map(({ path, message }) => ({
      column: importColumns.find((column) => column === path[0]) ?? 'name',
      message,
    })),
  ];
  return {
    number: index + 1,
    name: cellOf('name').slice(0, limits.name.max),
    email: cellOf('email').slice(0, limits.email.max),
    content:
      read.success && problems.length === 0
        ? { state: 'readable', row: read.data }
        : { state: 'invalid', problems },
  };
}

/** Only the first row with an address is sent; repeated ones are marked. */
function withRepeats(rows: readonly ListedRow[]): ListedRow[] {
  const repeated = repeatedAddresses(rows);
  return rows.map((row, index) => {
    const first = rows[repeated.get(index) ?? -1];
    if (!first) return row;
    const problem: ImportProblem = { column: 'email', message: adminMessageFor.repeatsRow(first.number) };
    const others = row.content.state === 'invalid' ? row.content.problems : [];
    return { ...row, content: { state: 'invalid', problems: [...others, problem] } };
  });
}
