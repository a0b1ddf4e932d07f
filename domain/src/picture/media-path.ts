/** The path of a stored file of a picture, from the site's root. */
export const mediaPath = (hash: string): string => `/media/${hash}`;
