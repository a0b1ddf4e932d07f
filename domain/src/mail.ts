/** Where Firebase's extension "Trigger Email from Firestore" (`firestore-send-email`) looks for mails to be sent. */
export const mailCollection = 'mail';

/**
 * The document `mail/{id}`, in the form that the extension reads; it adds `delivery` itself. `expireAt` is ours: a schedule
 * deletes what is older.
 */
export type Mail = {
  to: string;
  headers: Record<string, string>;
  message: { subject: string; text: string; html: string };
  expireAt: Date;
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}
