/** The settings that numbers, money and days follow; see school-format.ts. */
export type Region = {
  /** How numbers, money and days are written: a language tag such as `en-IN`. */
  locale: string;
  /** What prices and payments are in, whole units of it: an ISO 4217 code such as `INR`. */
  currency: string;
  /** Where days begin and end: a name of the time zone database such as `Asia/Kolkata`. */
  timeZone: string;
};

/** The region of a school that has not chosen another one. */
export const usualRegion: Region = { locale: 'en-IN', currency: 'INR', timeZone: 'Asia/Kolkata' };
