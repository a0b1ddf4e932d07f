import { unparse } from 'papaparse';

/** What a spreadsheet would take for a formula, in ASCII or full width, also after white space: it is shown as text. */
const formula = /^\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** By it spreadsheets know that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** A table as CSV, its heading the first row. No cell is run as a formula where the file is opened. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const data = rows.map((row) => [...row]);
  return byteOrderMark + unparse(data, { escapeFormulae: formula, newline: '\r\n' });
}

/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
