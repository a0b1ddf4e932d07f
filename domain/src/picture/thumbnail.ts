import { mediaPath } from './media-path.ts';
import type { Picture } from './picture.ts';

function subjectOf(title: string): string {
  const folded = title.toLowerCase();
  if (folded.includes('logo')) return 'logo-design';
  if (folded.includes('brochure')) return 'brochure';
  if (folded.includes('business card')) return 'business-card';
  if (folded.includes('web')) return 'web-design';
  return 'course';
}

/**
 * The address of a picture, independent of the address of the page: an `https://` address, or a path of our own
 * `/assets/`. `undefined` for an address that may not be shown.
 */
export function pictureAddress(stored: string | undefined): string | undefined {
  const [, mark] = /^(https:\/\/|\/?assets\/)/.exec(stored ?? '') ?? [];
  return mark === 'assets/' ? `/${stored}` : mark && stored;
}

/** The drawing that replaces a missing picture. */
export const defaultDrawing = (title: string): string => `/assets/drawings/subject-${subjectOf(title)}.svg`;

/** The attributes of a picture's `<img>`. Sizes are pixels. */
export type ImageAttributes = { src: string; srcSet?: string; alt: string; width: number; height: number };

/** The `<img>` of an uploaded picture; browsers choose among its widths. */
export const imageAttributes = ({ sources, ...picture }: Picture): ImageAttributes => ({
  ...picture,
  src: mediaPath(sources.at(-1)?.hash ?? ''),
  srcSet: sources.map(({ hash, width }) => `${mediaPath(hash)} ${width}w`).join(),
});

const plainPicture = (src: string): ImageAttributes => ({ src, alt: '', width: 640, height: 360 });

type WithPicture = { picture: Picture | null; thumbnail: string };

/** The picture of a course: the uploaded one, else the one at an address; `undefined` for none. */
export function coursePicture({ picture, thumbnail }: WithPicture): ImageAttributes | undefined {
  const src = pictureAddress(thumbnail);
  if (picture) return imageAttributes(picture);
  return src === undefined ? undefined : plainPicture(src);
}

/** As `coursePicture`, with a drawing instead of a missing picture. */
export const coursePictureOrDrawing = (course: WithPicture & { title: string }): ImageAttributes =>
  coursePicture(course) ?? plainPicture(defaultDrawing(course.title));
