/**
 * Whether the page at a path is for administrators and teachers only. Such pages exist in English only. This is a
 * module of its own, because public pages in English do not load it.
 */
export const isAdminPage = (path: string): boolean => /^\/admin(?:-login|\/|$)/.test(path);
