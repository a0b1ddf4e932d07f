import { siteUrl } from './api-url.ts';
import { fetchOnOpenConnection } from './fetch-on-open-connection.ts';

/**
 * Requests a page or file of the running site.
 *
 * Not by Playwright's `request`: that reuses a connection beyond the time for which the server has promised to keep it
 * (`Keep-Alive: timeout`), so that the server can close it under the request. `fetch` opens another one.
 */
export const fetchSite = (path: string, init?: RequestInit): Promise<Response> =>
  fetchOnOpenConnection(`${siteUrl()}${path}`, init);

export const siteText = async (path: string): Promise<string> => (await fetchSite(path)).text();
