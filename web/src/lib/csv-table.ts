import { readCell } from '@padavu/domain/values/csv-cell';
import { formatNumber } from '@padavu/domain/payment/amount';
import { usualRegion } from '@padavu/domain/school/usual-region';
import Papa from 'papaparse';

/** The columns of a kind of file: all of them, those that it must have, and the names that each may have in a file. */
export type Columns<C extends string> = {
  all: readonly C[];
  required: readonly C[];
  /** Small letters and digits only: `E-mail Address` in a file is `emailaddress`. */
  headings: Readonly<Record<C, readonly string[]>>;
};

export type TableRow<C extends string> = {
  /** The number in a spreadsheet, where the headings are row 1. */
  number: number;
  cellOf: (column: C) => string;
  /** Whether a quote is not closed. */
  isBroken: boolean;
  /** Whether there is text beyond the last heading. */
  isTooLong: boolean;
};

/** A file that a spreadsheet has written, or why it cannot be read. */
type Table<C extends string> =
  | { state: 'refused'; message: string }
  | {
      state: 'read';
      rows: readonly TableRow<C>[];
      /** Unknown column headings. */
      ignored: readonly string[];
    };

/** Decodes UTF-8 and UTF-16, which spreadsheets call Unicode text; `undefined` for anything else. */
export function decodeText(bytes: ArrayBuffer): string | undefined {
  const [first, second] = new Uint8Array(bytes);
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

const plainHeading = (heading: string): string =>
  readCell(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const megabytes = (bytes: number) => formatNumber(usualRegion, Math.round(bytes / 1_000_000));

/** Reads a CSV file whose first row contains the headings; blank rows are left out. */
export function readTable<C extends string>(
  bytes: ArrayBuffer,
  { all, required, headings }: Columns<C>,
  max: { bytes: number; rows: number },
): Table<C> {
  if (bytes.byteLength > max.bytes)
    return refused(`The file is larger than ${megabytes(max.bytes)} MB. Split it and import the parts.`);
  const text = decodeText(bytes);
  if (text === undefined) return refused(notUnicode);
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: false });
  const [firstRow = [], ...lines] = data;
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const rows = lines
    .map((cells, index) => ({ cells, number: index + 2, isBroken: broken.has(index + 1) }))
    .filter(({ cells }) => !isBlank(cells));
  if (rows.length > max.rows) {
    return refused(
      `The file has ${rows.length} rows; at most ${max.rows} can be imported at once. Split the file.`,
    );
  }
  const columns = firstRow.map((heading) =>
    all.find((column) => headings[column].includes(plainHeading(heading))),
  );
  const repeated = repeatedColumn(firstRow, columns);
  if (repeated !== undefined) return refused(repeated);
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0)
    return refused(`The first row must name the columns; missing: ${missing.join(', ')}.`);
  if (rows.length === 0) return refused('The file has a header row but no data.');
  return {
    state: 'read',
    rows: rows.map(({ number, cells, isBroken }) => ({
      number,
      isBroken,
      cellOf: (column) => readCell(cells[columns.indexOf(column)] ?? ''),
      isTooLong: !isBlank(cells.slice(columns.length)),
    })),
    ignored: firstRow.filter((heading, index) => heading.trim() && !columns[index]),
  };
}

const refused = (message: string) => ({ state: 'refused', message }) as const;

export const notUnicode = 'The file is not UTF-8 text. Save it as "CSV UTF-8" and choose it again.';

/**
 * The text about two headings that mean the same column, because only the cells of one would be imported.
 * @param columns the column that each heading means
 */
function repeatedColumn(
  headings: readonly string[],
  columns: readonly (string | undefined)[],
): string | undefined {
  const second = columns.findIndex((column, index) => column && columns.indexOf(column) < index);
  const column = columns[second];
  if (column === undefined) return undefined;
  const [one = '', other = ''] = [headings[columns.indexOf(column)], headings[second]].map((heading) =>
    heading?.trim(),
  );
  return `${one} and ${other} both mean the ${column}: keep one.`;
}
