/**
 * Matches a cell that a spreadsheet would take for a formula, or for a number with an exponent, such as the payment
 * reference `234E56`. A formula begins with a control character or, after any white space, quotation marks and
 * invisible characters, with a sign or a full-width sign.
 */
const formula = /^[\t\r\n]|^[\s"'\u200B-\u200F\u202A-\u202E\u2060]*[=+\-@＝＋－＠]|^\d+e\d+$/i;

/** The sign that makes spreadsheets take a cell for text. */
const textMark = "'";

/** The form of a cell for a file: a formula or such a number is marked as text. */
export function defuseCell(text: string): string {
  return formula.test(text) ? textMark + text : text;
}

/** Reverses `defuseCell`. */
export function readCell(text: string): string {
  const rest = text.slice(textMark.length);
  return text.startsWith(textMark) && formula.test(rest) ? rest : text;
}
