import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * `fetch`, once Node has noticed which connections the server has closed. After a test that computed for longer than a
 * server keeps an unused connection (five seconds), `fetch` alone would send the request on a closed one, and fail.
 */
export async function fetchOnOpenConnection(url: string, init?: RequestInit): Promise<Response> {
  await nextTurn();
  return fetch(url, init);
}
