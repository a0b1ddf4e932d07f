import { defuseCell } from '@padavu/domain/values/csv-cell';
import { unparse } from 'papaparse';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** A table as CSV, with the headings in the first row. Spreadsheets run no cell as a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const data = rows.map((row) => row.map(defuseCell));
  return byteOrderMark + unparse(data, { newline: '\r\n' });
}
