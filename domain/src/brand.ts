/**
 * What the build and the pages behind the sign-in call the school. Its channels are what a school from before has its settings
 * from (scripts/migrations/school-in-store.ts); public pages read the settings.
 */
export const brand = {
  name: 'Padavu',
  nameInMalayalam: 'പടവ്',
  /** Where the site is on the web, for links that leave it; a build may override it with `VITE_SITE_URL`. */
  siteUrl: 'https://padavu.example',
  tagline: 'Learn a business skill, one day at a time.',
  adminTagline: 'Management dashboard for system administrators',
  locale: 'en-IN',
  currency: 'INR',
  /** Where days begin and end for the school. */
  timeZone: 'Asia/Kolkata',
  /** Digits only, with the country code, as chat links want it. */
  chatNumber: '919000000000',
  phone: '+91 90000 00000',
  email: 'hello@padavu.example',
  address: 'Padavu House, Temple Road, Kochi, Kerala',
  /** Where the map of the contact page puts its pin, in degrees. */
  location: { latitude: 9.9663, longitude: 76.2428 },
  social: { facebook: '', instagram: '', linkedin: '', youtube: '' },
  credit: 'Padavu Works',
} as const;

/** A link that opens the messaging app with `text` prefilled, to be sent to whoever is chosen there. */
export function messageLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

let rupees: Intl.NumberFormat | undefined;

/** Whole rupees as people in India write them: `₹1,999`. */
export function formatRupees(amount: number): string {
  // Made once, and only where there is a price: on a slow phone it takes longer than drawing a card.
  rupees ??= new Intl.NumberFormat(brand.locale, {
    style: 'currency',
    currency: brand.currency,
    maximumFractionDigits: 0,
  });
  return rupees.format(amount);
}
