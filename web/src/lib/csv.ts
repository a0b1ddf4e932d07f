import { defuseCell } from '@padavu/domain/csv-cell';
import { unparse } from 'papaparse';

/** By it spreadsheets know that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** A table as CSV, its heading the first row. No cell is run as a formula where the file is opened. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const data = rows.map((row) => row.map(defuseCell));
  return byteOrderMark + unparse(data, { newline: '\r\n' });
}

/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after this: an address that is gone by then is no file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
