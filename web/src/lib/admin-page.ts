/**
 * Whether administrators and teachers alone have a use for the page at a path: it is English. It stands apart because public pages in
 * English do without it.
 */
export const isAdminPage = (path: string): boolean => /^\/admin(?:-login|\/|$)/.test(path);
