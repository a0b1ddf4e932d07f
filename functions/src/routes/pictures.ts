/** A record or an input with the address of a picture; empty for none. */
type Pictured = { thumbnail: string };

type PicturedPart = { picture: string };
/** A course with the pictures of its teachers and days. */
type PicturedCourse = Pictured & { instructors: PicturedPart[]; days: PicturedPart[] };

/** Characters that browsers accept in a path, a query or a fragment, but RFC 3986 (appendix A) does not. */
const outsideUri = /[|^`{}\\[\]#]|%(?![\da-f]{2})/gi;

const uriPart = (text: string) => text.replaceAll(outsideUri, encodeURIComponent);

/** A part of a URL that begins with `mark`, escaped after the mark; empty for an empty part. */
const markedPart = (mark: string, part: string) => part && mark + uriPart(part.slice(mark.length));

/** Converts a stored address to an absolute URI below `siteUrl`; empty for a text that is no web address. */
function absolutePictureUrl(stored: string, siteUrl: string): string {
  if (stored.trim() === '' || !URL.canParse(stored, siteUrl)) return '';
  const { protocol, origin, pathname, search, hash } = new URL(stored, siteUrl);
  if (protocol !== 'https:' && protocol !== 'http:') return '';
  return origin + uriPart(pathname) + markedPart('?', search) + markedPart('#', hash);
}

/** Converts an address for storage: one on the site itself becomes a path, so that the school may move. */
function storedPictureUrl(sent: string, siteUrl: string): string {
  const { origin } = new URL(siteUrl);
  const path = sent.slice(origin.length);
  // Two slashes would name another host.
  return sent.startsWith(`${origin}/`) && !path.startsWith('//') ? path : sent;
}

const withPicture =
  (change: (address: string) => string) =>
  <T extends PicturedPart>(part: T): T => ({ ...part, picture: change(part.picture) });

function withPictures<T extends PicturedCourse>(course: T, change: (address: string) => string): T {
  return {
    ...course,
    thumbnail: change(course.thumbnail),
    instructors: course.instructors.map(withPicture(change)),
    days: course.days.map(withPicture(change)),
  };
}

export type Pictures = ReturnType<typeof pictures>;

/** Converts the addresses of pictures between storage and clients (docs/decisions/103). */
export function pictures(siteUrl: () => string) {
  const absolute = (stored: string) => absolutePictureUrl(stored, siteUrl());
  const path = (sent: string) => storedPictureUrl(sent, siteUrl());
  return {
    forClient: <T extends Pictured>(record: T): T => ({
      ...record,
      thumbnail: absolute(record.thumbnail),
    }),
    forStore: <T extends Pictured>(input: T): T => ({
      ...input,
      thumbnail: path(input.thumbnail),
    }),
    ofCourseForClient: <T extends PicturedCourse>(course: T): T => withPictures(course, absolute),
    ofCourseForStore: <T extends PicturedCourse>(input: T): T => withPictures(input, path),
  };
}
