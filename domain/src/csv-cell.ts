/**
 * A cell that a spreadsheet would take for a formula: it begins with one of the signs (or with a full-width one, or a
 * control character) when white space, quotation marks and marks that nobody sees are passed over.
 */
const formula = /^[\t\r\n]|^[\s"'\u200B-\u200F\u202A-\u202E\u2060]*[=+\-@＝＋－＠]/;

/** The sign by which spreadsheets take a cell for text. */
const textMark = "'";

/** A cell as it goes into a file: one that a spreadsheet would run is marked as text. */
export function defuseCell(text: string): string {
  return formula.test(text) ? textMark + text : text;
}

/** A cell of a file as it was before `defuseCell`. */
export function readCell(text: string): string {
  const rest = text.slice(textMark.length);
  return text.startsWith(textMark) && formula.test(rest) ? rest : text;
}
