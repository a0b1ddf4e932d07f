const coloured = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;

/**
 * @param {number} code an ANSI colour
 * @returns {(text: string) => string}
 */
const paint = (code) => (text) => (coloured ? `\u001B[${code}m${text}\u001B[0m` : text);

export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);
export const cyan = paint(36);
