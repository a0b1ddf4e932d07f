/** The drawings that stand in for a missing thumbnail. */
export const thumbnailSubjects = [
  'logo-design',
  'brochure',
  'business-card',
  'web-design',
  'course',
] as const;
export type ThumbnailSubject = (typeof thumbnailSubjects)[number];

/** The subject of the default drawing for a title. */
export function thumbnailSubject(title: string): ThumbnailSubject {
  const folded = title.toLowerCase();
  if (folded.includes('logo')) return 'logo-design';
  if (folded.includes('brochure')) return 'brochure';
  if (folded.includes('business card')) return 'business-card';
  if (folded.includes('web')) return 'web-design';
  return 'course';
}

/**
 * The address of a picture from the site's root, whatever the page's own address is: one of `https://`, or of our own
 * `assets/`. `undefined` for none that may be shown.
 */
export function pictureAddress(stored: string | undefined): string | undefined {
  const [, mark] = /^(https:\/\/|\/?assets\/)/.exec(stored ?? '') ?? [];
  return mark === 'assets/' ? `/${stored}` : mark && stored;
}

/** The drawing that stands in for a missing picture. */
export const defaultDrawing = (title: string): string =>
  `/assets/drawings/subject-${thumbnailSubject(title)}.svg`;
