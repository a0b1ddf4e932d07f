/**
 * What the build knows of the school. What pages, mails and messages call it stands in the settings, which a school from before them
 * has its first values of from here (scripts/migrations/school-in-store.ts); the API's description has the name too.
 */
export const brand = {
  name: 'Padavu',
  nameInMalayalam: 'പടവ്',
  /** Where the site is on the web, for links that leave it; a build may override it with `VITE_SITE_URL`. */
  siteUrl: 'https://padavu.example',
  tagline: 'Learn a business skill, one day at a time.',
  adminTagline: 'Management dashboard for system administrators',
  email: 'hello@padavu.example',
  credit: 'Padavu Works',
} as const;

/** A link that opens the messaging app with `text` prefilled, to be sent to whoever is chosen there. */
export function messageLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
