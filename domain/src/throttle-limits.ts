/** How often the API lets something be tried: tries within a window of seconds, after which it answers 429 (docs/decisions/017). */
export const throttleLimits = {
  signIn: { window: 900, perAccount: 10, perAddress: 100 },
  passwordReset: { window: 3600, perAccount: 5, perAddress: 20 },
  registration: { window: 3600, perAccount: 5, perAddress: 20 },
  newsletter: { window: 3600, perAccount: 5, perAddress: 20 },
  paymentClaim: { window: 3600, perAccount: 10, perAddress: 40 },
  /** Questions, answers and reports of learners, of whom many may share an address. */
  lessonQuestion: { window: 3600, perAccount: 30, perAddress: 300 },
  lessonTask: { window: 3600, perAccount: 30, perAddress: 300 },
  /** Asking what a code takes off, which is guessing too. There is no account: both are of the address. */
  discount: { window: 3600, perAccount: 40, perAddress: 40 },
  /** One connection may carry the visitors of a whole edge of the network: so many times what an address may. */
  perConnection: 20,
  /**
   * Reads of one visitor from one instance: so many at once, and so many a second after that. At most so many visitors
   * are remembered (docs/decisions/075).
   */
  reads: { atOnce: 300, perSecond: 10, remembered: 10_000 },
  /** Renewals of sessions, as reads: a person's devices renew once an hour each (docs/decisions/075). */
  renewals: { atOnce: 60, perSecond: 0.5 },
} as const;
