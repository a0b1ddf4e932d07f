/** Where a stored file of a picture is served, from the site's root. */
export const mediaPath = (hash: string): string => `/media/${hash}`;
