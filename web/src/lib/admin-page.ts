/** Whether the page at a path is for administrators and teachers only. Such pages exist in English only. */
export const isAdminPage = (path: string): boolean => /^\/admin(?:-login|\/|$)/.test(path);
