// How long what is kept about people stays, all of it in one place: schedules go by the figures, the privacy page says the
// sentences.

/** What ends the keeping. */
type Retention = { sentence: string } & (
  | { until: 'days'; days: number }
  | { until: 'financial-years'; years: number }
  /** As long as the account that it belongs to. */
  | { until: 'account' }
  /** Until the person takes the consent back. */
  | { until: 'consent' }
);

/** For so long a call that is sent again gets the answer of the first one. */
const idempotencyDays = 1;
const trashDays = 30;
const receiptYears = 8;
const unconfirmedDays = 7;
const mailDays = 7;
const registrationDays = 1;
const throttleDays = 2;
const logDays = 30;
const backupDays = 98;

export const retention = {
  account: {
    until: 'account',
    sentence: 'Your account, your progress and your payment stay until you or we end the account.',
  },
  questions: {
    until: 'account',
    sentence:
      'What you ask and answer under lessons, under your first name, and the work you hand in stay until your account or the lesson is gone for good.',
  },
  trash: {
    until: 'days',
    days: trashDays,
    sentence: `A deleted account is closed at once. For ${trashDays} days we can bring it back if you ask; then it is gone for good.`,
  },
  /**
   * What was paid, without the person. The longest that Indian law asks of a school: eight financial years for a company's
   * books (Companies Act 2013, section 128(5)). That covers GST's 72 months after the annual return (CGST Act 2017, section
   * 36) and income tax's six years after the assessment year (Income-tax Rules 1962, rule 6F). An invoice below 50,000
   * rupees to somebody who is not registered for GST needs no name (CGST Rules 2017, rule 46).
   */
  receipts: {
    until: 'financial-years',
    years: receiptYears,
    sentence: `Of a payment the number of the receipt, the amount, the day and the method stay for our books, without your name, until ${receiptYears} years after the end of the financial year, as Indian company and tax law ask.`,
  },
  audit: {
    until: 'account',
    sentence:
      'The record of what administrators did stays; your name and everything about you is taken out of it when your account is gone for good.',
  },
  subscriber: {
    until: 'consent',
    sentence:
      'A confirmed newsletter address stays until you unsubscribe by the link in every mail. Then a fingerprint of it stays, so that no backup brings it back.',
  },
  unconfirmedSubscriber: {
    until: 'days',
    days: unconfirmedDays,
    sentence: `A newsletter address that nobody confirms is deleted after ${unconfirmedDays} days.`,
  },
  mail: {
    until: 'days',
    days: mailDays,
    sentence: `Mails that we sent to confirm an address are deleted after ${mailDays} days.`,
  },
  registrations: {
    until: 'days',
    days: registrationDays,
    sentence: 'A registration that was broken off on the way is deleted within a day.',
  },
  idempotency: {
    until: 'days',
    days: idempotencyDays,
    sentence:
      'So that a form that is sent twice counts once, we note for a day what it made; the note is deleted within another day.',
  },
  throttle: {
    until: 'days',
    days: throttleDays,
    sentence: `Counts of tries to sign in or register, which name nobody, are deleted within ${throttleDays} days.`,
  },
  logs: {
    until: 'days',
    days: logDays,
    sentence: `Technical logs, which hold no names and no addresses, are deleted after ${logDays} days.`,
  },
  backups: {
    until: 'days',
    days: backupDays,
    sentence: `Backups are overwritten after at most ${backupDays / 7} weeks. Should one be restored, whoever was erased since is erased again, and whoever unsubscribed since stays unsubscribed.`,
  },
} satisfies Record<string, Retention>;

const day = 24 * 60 * 60 * 1000;

/** The moment at or before which something must have begun to be too old by now. */
export function keptSince(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

/** The moment until which something that begins now stays. */
export function keptUntil(now: Date, days: number): Date {
  return new Date(now.getTime() + days * day);
}

/**
 * The last day on which a receipt has to be kept, as `YYYY-MM-DD`. India's financial year ends on 31 March.
 * @param receivedOn the day of the payment, as `YYYY-MM-DD`
 */
export function receiptKeptUntil(receivedOn: string): string {
  const [year = 0, month = 0] = receivedOn.split('-').map(Number);
  const endOfYear = month > 3 ? year + 1 : year;
  return `${String(endOfYear + retention.receipts.years).padStart(4, '0')}-03-31`;
}
