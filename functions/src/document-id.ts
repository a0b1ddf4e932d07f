/** Firestore refuses these as ids. */
const isReserved = (id: string) => /^(\.{1,2}|__.*__)$/.test(id);

/** Whether Firestore accepts a text as the id of a document. A query or a read by any other text fails. */
export function isDocumentId(text: string): boolean {
  const bytes = Buffer.byteLength(text);
  return bytes > 0 && bytes <= 1500 && text.isWellFormed() && !text.includes('/') && !isReserved(text);
}
