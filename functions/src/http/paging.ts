import type { Request } from 'express';

/** The next page as a reference to the same path, which holds behind every prefix the API is reached under. */
export function nextLink(request: Request, next: number | string | undefined): Record<string, string> {
  if (next === undefined) return {};
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query)) {
    if (typeof value === 'string') query.set(name, value);
  }
  query.set('cursor', String(next));
  return { Link: `<?${query.toString()}>; rel="next"` };
}
