import { defuseCell } from '@padavu/domain/csv-cell';
import { unparse } from 'papaparse';

/** By it spreadsheets know that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** A table as CSV, its heading the first row. No cell is run as a formula where the file is opened. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const data = rows.map((row) => row.map(defuseCell));
  return byteOrderMark + unparse(data, { newline: '\r\n' });
}
