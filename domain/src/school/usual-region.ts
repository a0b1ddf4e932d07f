/** The settings for the format of numbers, money and days; see school-format.ts. */
export type Region = {
  /** The language tag of the format of numbers, money and days, such as `en-IN`. */
  locale: string;
  /** The ISO 4217 code of the currency of prices and payments, such as `INR`. Amounts are whole units. */
  currency: string;
  /** The time zone in which days begin and end: a name of the time zone database such as `Asia/Kolkata`. */
  timeZone: string;
};

/** The default region of a school. */
export const usualRegion: Region = { locale: 'en-IN', currency: 'INR', timeZone: 'Asia/Kolkata' };
