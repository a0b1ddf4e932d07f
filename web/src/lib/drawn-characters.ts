/**
 * What is drawn as one: a letter with its signs, in Malayalam also the consonants that join it. Not `Intl.Segmenter`,
 * because Node.js and an older browser would split a title differently, and Firefox had none before 2024.
 */
const character = /(?:.\u0D4D\u200D?)*.[\p{M}\u200C\u200D]*/gsu;

/** Splits a text into what is drawn as one character. */
export const drawnCharacters = (text: string): readonly string[] => text.match(character) ?? [];
