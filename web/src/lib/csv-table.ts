import { readCell } from '@padavu/domain/csv-cell';
import { formatNumber } from '@padavu/domain/amount';
import { usualRegion } from '@padavu/domain/usual-region';
import Papa from 'papaparse';

/** A row with its number in a spreadsheet, where the headings are row 1. `isBroken` if a quote is not closed. */
export type TableRow = { number: number; cells: readonly string[]; isBroken: boolean };

/** A file that a spreadsheet has written, or why it cannot be read. */
type Table =
  | { state: 'refused'; message: string }
  | { state: 'read'; headings: readonly string[]; rows: readonly TableRow[] };

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

/** A heading without case, spaces and punctuation: `E-mail Address` is `emailaddress`. */
export const plainHeading = (heading: string): string =>
  readCell(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const megabytes = (bytes: number) => formatNumber(usualRegion, Math.round(bytes / 1_000_000));

/** Reads a CSV file whose first row contains the headings; blank rows are left out. */
export function readTable(bytes: ArrayBuffer, max: { bytes: number; rows: number }): Table {
  if (bytes.byteLength > max.bytes)
    return refused(`The file is larger than ${megabytes(max.bytes)} MB. Split it and import the parts.`);
  const text = decodeText(bytes);
  if (text === undefined) return refused(notUnicode);
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: false });
  const [headings = [], ...lines] = data;
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const rows = lines
    .map((cells, index) => ({ cells, number: index + 2, isBroken: broken.has(index + 1) }))
    .filter(({ cells }) => !isBlank(cells));
  if (rows.length > max.rows) {
    return refused(
      `The file has ${rows.length} rows; at most ${max.rows} can be imported at once. Split the file.`,
    );
  }
  return { state: 'read', headings, rows };
}

const refused = (message: string): Table => ({ state: 'refused', message });

export const notUnicode = 'The file is not UTF-8 text. Save it as "CSV UTF-8" and choose it again.';

export const noRows = 'The file has a header row but no data.';

/** The text about columns that are missing in the first row. */
export const missingColumns = (names: readonly string[]): string =>
  `The first row must name the columns; missing: ${names.join(', ')}.`;

/**
 * The text about two headings that mean the same column, because only the cells of one would be imported.
 * @param columns the column that each heading means
 */
export function repeatedColumn(
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
