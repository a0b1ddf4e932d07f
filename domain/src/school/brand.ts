/**
 * What the build knows of the school. Pages, mails and messages use the settings instead. A school that is older than
 * the settings gets its first values from here (scripts/migrations/school-in-store.ts). The API's description uses the
 * name too.
 */
export const brand = {
  name: 'Padavu',
  nameInMalayalam: 'പടവ്',
  /** The address of the site, for absolute links; a build may override it with `VITE_SITE_URL`. */
  siteUrl: 'https://padavu.example',
  tagline: 'Learn a business skill, one day at a time.',
  adminTagline: 'Management dashboard for system administrators',
  email: 'hello@padavu.example',
  credit: 'Padavu Works',
} as const;

/** A link that opens the messaging app with `text` prefilled; the recipient is chosen there. */
export function messageLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
