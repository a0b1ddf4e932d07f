/**
 * Characters that nobody sees, or that turn the direction of the text around them. The joiners are not among them,
 * because Malayalam needs them, and neither are tabs and line ends, which separate words.
 */
const invisible = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;

/**
 * A name or an address without characters that nobody sees, and with each letter in its composed form: a Mac sends "é"
 * as an "e" and an accent. By either, two accounts could look alike.
 */
export const visible = (text: string): string => text.replaceAll(invisible, '').normalize();
