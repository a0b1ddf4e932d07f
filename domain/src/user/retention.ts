// How long data about people is kept, in one place: schedules use the numbers, and the privacy page shows the
// sentences.

/** The sentences about a kind of data, and what ends its retention. */
type Retention = Readonly<Record<'sentence' | 'inMalayalam', string>> &
  (
    | { until: 'days'; days: number }
    | { until: 'financial-years'; years: number }
    /** Until the account that it belongs to is gone. */
    | { until: 'account' }
    /** Until the person withdraws the consent. */
    | { until: 'consent' }
  );

/** How long a repeated call gets the response of the first one. */
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
    inMalayalam: 'നിങ്ങളോ ഞങ്ങളോ അക്കൗണ്ട് അവസാനിപ്പിക്കുന്നതു വരെ അക്കൗണ്ടും പുരോഗതിയും പണമടച്ച വിവരവും ഇവിടെ ഉണ്ടാകും.',
  },
  questions: {
    until: 'account',
    sentence:
      'What you ask and answer under lessons, under your first name, and the work you hand in stay until your account or the lesson is gone for good.',
    inMalayalam:
      'പാഠങ്ങൾക്കു താഴെ നിങ്ങളുടെ പേരിന്റെ ആദ്യഭാഗത്തോടെ ചോദിക്കുന്നതും ഉത്തരം പറയുന്നതും, നിങ്ങൾ ചെയ്ത് അയയ്ക്കുന്നതും, അക്കൗണ്ടോ പാഠമോ പൂർണമായി മായ്ക്കുന്നതു വരെ ഉണ്ടാകും.',
  },
  trash: {
    until: 'days',
    days: trashDays,
    sentence: `A deleted account is closed at once. For ${trashDays} days we can bring it back if you ask; then it is gone for good.`,
    inMalayalam: `മായ്ച്ച അക്കൗണ്ട് ഉടനെ അടയ്ക്കും. ആവശ്യപ്പെട്ടാൽ ${trashDays} ദിവസത്തിനകം തിരിച്ചെടുക്കാം; അതു കഴിഞ്ഞാൽ പൂർണമായി മായ്ക്കും.`,
  },
  /**
   * Payments without the person. The time is the longest that Indian law requires of a school: eight financial years
   * for a company's books (Companies Act 2013, section 128(5)). That covers GST's 72 months after the annual return
   * (CGST Act 2017, section 36) and income tax's six years after the assessment year (Income-tax Rules 1962, rule 6F).
   * An invoice below 50,000 rupees to somebody who is not registered for GST needs no name (CGST Rules 2017, rule 46).
   */
  receipts: {
    until: 'financial-years',
    years: receiptYears,
    sentence: `Our books keep the receipt number, amount, date and method of a payment and its refund, without your name, until ${receiptYears} years after the end of the financial year, as Indian company and tax law ask.`,
    inMalayalam: `പണമടച്ചതിന്റെ രസീത് നമ്പർ, തുക, തീയതി, രീതി എന്നിവയും തിരികെ നൽകിയതിന്റെ തുക, തീയതി, രീതി എന്നിവയും നിങ്ങളുടെ പേരില്ലാതെ ഞങ്ങളുടെ കണക്കുകളിൽ സൂക്ഷിക്കും: കമ്പനി, നികുതി നിയമങ്ങൾ പറയുന്നതുപോലെ, ആ സാമ്പത്തിക വർഷം കഴിഞ്ഞ് ${receiptYears} വർഷം വരെ.`,
  },
  audit: {
    until: 'account',
    sentence:
      'The record of what administrators did stays; your name and everything about you is taken out of it when your account is gone for good.',
    inMalayalam:
      'അഡ്മിൻമാർ ചെയ്തതിന്റെ രേഖ നിലനിൽക്കും; അക്കൗണ്ട് പൂർണമായി മായ്ക്കുമ്പോൾ നിങ്ങളുടെ പേരും നിങ്ങളെക്കുറിച്ചുള്ള എല്ലാം അതിൽനിന്നു നീക്കും.',
  },
  subscriber: {
    until: 'consent',
    sentence:
      'A confirmed newsletter address stays until you unsubscribe by the link in every mail. Then a fingerprint of it stays, so that no backup brings it back.',
    inMalayalam:
      'ഞങ്ങളുടെ കത്ത് കിട്ടാൻ നിങ്ങൾ ഉറപ്പിച്ച വിലാസം, എല്ലാ കത്തിലുമുള്ള ലിങ്ക് വഴി നിങ്ങൾ വേണ്ടെന്നു വയ്ക്കുന്നതു വരെ ഉണ്ടാകും. പിന്നെ അതിന്റെ ഒരു അടയാളം മാത്രം ബാക്കിയാകും, ഒരു ബാക്കപ്പും അതിനെ തിരികെ കൊണ്ടുവരാതിരിക്കാൻ.',
  },
  unconfirmedSubscriber: {
    until: 'days',
    days: unconfirmedDays,
    sentence: `A newsletter address that nobody confirms is deleted after ${unconfirmedDays} days.`,
    inMalayalam: `കത്ത് കിട്ടാൻ തന്ന വിലാസം ആരും ഉറപ്പിച്ചില്ലെങ്കിൽ ${unconfirmedDays} ദിവസം കഴിഞ്ഞ് മായ്ക്കും.`,
  },
  mail: {
    until: 'days',
    days: mailDays,
    sentence: `Mails that we sent to confirm an address are deleted after ${mailDays} days.`,
    inMalayalam: `വിലാസം ഉറപ്പിക്കാൻ ഞങ്ങൾ അയച്ച മെയിലുകൾ ${mailDays} ദിവസം കഴിഞ്ഞാൽ മായ്ക്കും.`,
  },
  registrations: {
    until: 'days',
    days: registrationDays,
    sentence: 'A registration that was broken off on the way is deleted within a day.',
    inMalayalam: 'ഇടയ്ക്കു നിർത്തിയ രജിസ്ട്രേഷൻ ഒരു ദിവസത്തിനകം മായ്ക്കും.',
  },
  idempotency: {
    until: 'days',
    days: idempotencyDays,
    sentence:
      'So that a form that is sent twice counts once, we note for a day what it made; the note is deleted within another day.',
    inMalayalam:
      'രണ്ടു തവണ അയച്ച ഫോം ഒന്നായി മാത്രം കണക്കാക്കാൻ, അതുകൊണ്ട് എന്തുണ്ടായി എന്ന് ഒരു ദിവസം കുറിച്ചുവയ്ക്കും; അടുത്ത ദിവസത്തിനകം അതു മായ്ക്കും.',
  },
  throttle: {
    until: 'days',
    days: throttleDays,
    sentence: `Counts of tries to sign in or register, which name nobody, are deleted within ${throttleDays} days.`,
    inMalayalam: `സൈൻ ഇൻ ചെയ്യാനും രജിസ്റ്റർ ചെയ്യാനും ശ്രമിച്ചതിന്റെ, ആരുടെയും പേരില്ലാത്ത എണ്ണം ${throttleDays} ദിവസത്തിനകം മായ്ക്കും.`,
  },
  logs: {
    until: 'days',
    days: logDays,
    sentence: `Technical logs, which hold no names and no addresses, are deleted after ${logDays} days.`,
    inMalayalam: `പേരും വിലാസവും ഇല്ലാത്ത സാങ്കേതിക രേഖകൾ ${logDays} ദിവസം കഴിഞ്ഞാൽ മായ്ക്കും.`,
  },
  backups: {
    until: 'days',
    days: backupDays,
    sentence: `Backups are overwritten after at most ${backupDays / 7} weeks. Should one be restored, whoever was erased since is erased again, and whoever unsubscribed since stays unsubscribed.`,
    inMalayalam: `ബാക്കപ്പുകൾ പരമാവധി ${backupDays / 7} ആഴ്ചയ്ക്കകം മാറ്റിയെഴുതും. ഒരെണ്ണം തിരിച്ചെടുക്കേണ്ടി വന്നാൽ, അതിനു ശേഷം മായ്ക്കപ്പെട്ടവരെ വീണ്ടും മായ്ക്കും; കത്ത് വേണ്ടെന്നു വച്ചവർക്ക് അത് അയയ്ക്കുകയുമില്ല.`,
  },
} satisfies Record<string, Retention>;

const day = 24 * 60 * 60 * 1000;

/** The moment at or before which data were created that are now older than `days`. */
export function retentionCutoff(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

/** The moment until which something that is created now is kept. */
export function keptUntil(now: Date, days: number): Date {
  return new Date(now.getTime() + days * day);
}

/**
 * The last day on which a receipt must be kept, as `YYYY-MM-DD`. India's financial year ends on 31 March.
 * @param receivedOn the day of the payment, as `YYYY-MM-DD`
 */
export function receiptKeptUntil(receivedOn: string): string {
  const [year = 0, month = 0] = receivedOn.split('-').map(Number);
  const endOfYear = month > 3 ? year + 1 : year;
  return `${String(endOfYear + retention.receipts.years).padStart(4, '0')}-03-31`;
}
