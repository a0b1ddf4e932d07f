/**
 * The collection from which Firebase's extension "Trigger Email from Firestore" (`firestore-send-email`) sends mails.
 */
export const mailCollection = 'mail';

/**
 * The document `mail/{id}`, in the form that the extension reads. The extension adds `delivery`. `expireAt` is our own
 * field: a schedule deletes mails after that moment.
 */
export type Mail = {
  to: string;
  headers: Record<string, string>;
  message: { subject: string; text: string; html: string };
  expireAt: Date;
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}
