/**
 * How many tries the API allows within a window of seconds. It responds to further ones with 429 (docs/decisions/017).
 */
export const throttleLimits = {
  signIn: { window: 900, perAccount: 10, perAddress: 100 },
  passwordReset: { window: 3600, perAccount: 5, perAddress: 20 },
  /** Tries to set a password by the link in a mail. The link counts as the account. */
  newPassword: { window: 3600, perAccount: 10, perAddress: 100 },
  registration: { window: 3600, perAccount: 5, perAddress: 20 },
  newsletter: { window: 3600, perAccount: 5, perAddress: 20 },
  paymentClaim: { window: 3600, perAccount: 10, perAddress: 40 },
  /** Questions, answers and reports of learners. Many learners may share an address. */
  lessonQuestion: { window: 3600, perAccount: 30, perAddress: 300 },
  lessonTask: { window: 3600, perAccount: 30, perAddress: 300 },
  /** Corrections of one's own name. Each may make a new certificate, and reads all earlier ones. */
  ownName: { window: 3600, perAccount: 10, perAddress: 100 },
  /** Parts of the export of one's own data. Each may read 1,000 documents and send some megabytes. */
  ownData: { window: 3600, perAccount: 30, perAddress: 300 },
  /**
   * Checks of a discount code, by which codes could be guessed. Callers have no account, so both limits are per
   * address.
   */
  discount: { window: 3600, perAccount: 40, perAddress: 40 },
  /**
   * The factor by which a connection may exceed the limit of an address, because many visitors can share a connection.
   */
  perConnection: 20,
  /**
   * Reads of one visitor from one instance: `atOnce` in a burst, then `perSecond`. The instance remembers at most
   * `remembered` visitors (docs/decisions/075).
   */
  reads: { atOnce: 300, perSecond: 10, remembered: 10_000 },
  /** Renewals of sessions, limited like reads. Each device renews once an hour (docs/decisions/075). */
  renewals: { atOnce: 60, perSecond: 0.5 },
} as const;
